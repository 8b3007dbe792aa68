FROM python:3.13-slim
RUN useradd --create-home croupier
COPY . /src
RUN pip install --no-cache-dir /src && rm -rf /src
USER croupier
EXPOSE 8300
HEALTHCHECK CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8300/ready')"]
ENTRYPOINT ["croupier"]
CMD ["serve", "--host", "0.0.0.0"]
