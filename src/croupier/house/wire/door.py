"""The door: HTTP that lets in only so many of one address, and waits for nobody for ever.

The class that uvicorn is handed for its setting `http`. What is turned away here never reaches the application.
"""

import asyncio
import re

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from ..errors import BadRequest, HouseError, TooMany
from ..metrics import FIGURES
from .limits import Account
from .stall import Stalling
from .threshold import answer_of

KEY = re.compile(rb"[A-Za-z0-9+/]{22}==")
"""Sixteen bytes, as a handshake has them."""
TOO_MANY, NO_HTTP = TooMany("many-from-address", what="requests"), BadRequest("no-http")
ANSWERS: dict[HouseError, bytes] = {error: answer_of(error) for error in (TOO_MANY, NO_HTTP)}


class Door(Stalling, HttpToolsProtocol):
    """uvicorn's own HTTP, with limits."""

    account: Account | None = None
    """Of the connecting machine, while it is counted; proxies are not."""
    asking: asyncio.TimerHandle | None = None
    """Ends the connection if a request is not here as a whole by then."""
    cycles: tuple[RequestResponseCycle, ...] = ()
    """Requests that are not answered yet, one after the other."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is at the door: let him in, unless there are too many of him."""
        super().connection_made(transport)
        self.house = self.app.house
        address = self.house.addresses.at_the_door(self.client)
        if address:
            account = self.house.accounts.of(address)
            if account.open >= account.most or not account.arrivals.take():
                transport.abort()
                return
            self.account = account
            account.open += 1
        self._wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """He is gone, and whatever is still being answered needs no answer."""
        self._leave()
        for cycle in self.cycles:
            cycle.disconnected = True
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """He goes on to a table, where he is counted again, if he shakes hands as one does (RFC 6455, 4.2.1)."""
        if self.transport.is_closing():
            return
        headers = dict(self.headers)
        version, key = headers.get(b"sec-websocket-version"), headers.get(b"sec-websocket-key", b"")
        if version != b"13" or not KEY.fullmatch(key) or self.scope["method"] != "GET":
            self._turn_away(NO_HTTP)
            return
        self._leave()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """He begins to ask for something."""
        super().on_message_begin()
        if self.asking is None:
            self._wait_for_request()

    def on_headers_complete(self) -> None:
        """He has asked: whatever it is, it counts."""
        if self.transport.is_closing():
            return
        account = self.house.accounts.of(self.house.addresses.of(self.scope))
        if account.requests.take():
            super().on_headers_complete()
            waiting = [cycle for cycle in self.cycles if not cycle.response_complete]
            self.cycles = (*waiting, self.cycle) if self.cycle else ()
        else:
            self._turn_away(TOO_MANY)

    def on_body(self, body: bytes) -> None:
        """More of what he has to say."""
        if not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        """That was all."""
        self._stop_waiting()
        if not self.transport.is_closing():
            super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """What he says is no HTTP."""
        self._turn_away(NO_HTTP)

    def _wait_for_request(self) -> None:
        self.asking = self.loop.call_later(self.house.settings.limits.stall, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self.asking:
            self.asking.cancel()
            self.asking = None

    def _turn_away(self, error: HouseError) -> None:
        FIGURES.refusals[error.code] += 1
        self.transport.write(ANSWERS[error])
        self.transport.close()

    def _leave(self) -> None:
        self._stop_waiting()
        if self.unread:
            self.unread.cancel()
        if self.account:
            self.account.open -= 1
            self.account = None
