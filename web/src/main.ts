import { mount } from "svelte";
import App from "./App.svelte";
import { language, languageOf, loadShell } from "$lib/words";
import "./style/felt.css";
import "./style/pieces.css";

await loadShell();
document.documentElement.lang = languageOf("site");
const target = document.getElementById("app");
if (target) mount(App, { target });
if (import.meta.env.PROD) {
  const build = new URL(import.meta.url).pathname;
  void navigator.serviceWorker?.register(`/worker.js?build=${build}&language=${language}`).catch(() => undefined);
}
