/** Lets the browser do whatever else is due before work goes on. */
export function breath(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Waits until all that is laid out has been painted: what measures the page then does not keep it waiting. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => void breath().then(resolve)));
}
