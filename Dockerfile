FROM python:3.13-slim AS build
COPY . /src
WORKDIR /src
RUN pip install --no-cache-dir --require-hashes -r web/node.lock && pip install --no-cache-dir '.[house]'
RUN python tools/wire_types.py && npm ci --prefix web && npm --prefix web run build
RUN pip wheel --no-deps --wheel-dir /wheels .

FROM python:3.13-slim
RUN useradd --create-home croupier
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir "$(ls /wheels/*.whl)[house]" && rm -r /wheels
USER croupier
EXPOSE 8300
HEALTHCHECK CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8300/ready')"]
ENTRYPOINT ["croupier"]
CMD ["serve", "--host", "0.0.0.0"]
