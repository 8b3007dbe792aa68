"""A real PostgreSQL of the tests' own: a fresh cluster in a temporary folder, on a free port of this machine."""

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path
from uuid import uuid4

from .houses import free_port


def program(name: str) -> str:
    """A program of PostgreSQL, wherever Debian puts it."""
    found = [shutil.which(name), *sorted(map(str, Path("/usr/lib/postgresql").glob(f"*/bin/{name}")), reverse=True)]
    for path in found:
        if path:
            return path
    raise AssertionError("these tests need PostgreSQL; `make test` installs it on Debian")


class Postgres:
    """A cluster with one database; it refuses to run as root, so root lends it another user."""

    def __init__(self) -> None:
        self.user = "nobody" if os.geteuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="croupier-postgres-"))
        if self.user:
            os.chown(self.folder, pwd.getpwnam(self.user).pw_uid, -1)
        self.port = free_port()
        self.url = f"postgresql://croupier@127.0.0.1:{self.port}/postgres"
        self._run("initdb", "--username=croupier", "--auth=trust", "--no-sync", str(self.folder / "data"))
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder}"
        self._ctl("start", "-o", options, "-l", str(self.folder / "log"))

    def stop(self) -> None:
        """Stop at once, as in a crash of the machine; what was committed stays."""
        self._ctl("stop", "-m", "immediate")

    def remove(self) -> None:
        """Leave nothing behind."""
        self.stop()
        shutil.rmtree(self.folder)

    def another(self) -> str:
        """A database of its own for one test."""
        name = f"test_{uuid4().hex}"
        self._run("createdb", "--host=127.0.0.1", f"--port={self.port}", "--username=croupier", name)
        return f"{self.url.rpartition('/')[0]}/{name}"

    def _ctl(self, *words: str) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", *words)

    def _run(self, name: str, *words: str) -> None:
        done = subprocess.run(
            [program(name), *words],
            user=self.user,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
