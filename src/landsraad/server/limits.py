"""How much one browser may ask for. Whoever asks too fast waits; nobody is thrown out of a game for it."""

from __future__ import annotations

import asyncio
import time


class Bucket:
    """`rate` a second on average, `most` at once."""

    def __init__(self, rate: float, most: int) -> None:
        self.rate = rate
        self.most = most
        self._left = float(most)
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self.most, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True

    async def wait(self) -> None:
        while not self.take():
            await asyncio.sleep((1.0 - self._left) / self.rate)


class Counts:
    """So many in a stretch of time, for each address."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._times: dict[str, list[float]] = {}

    def take(self, who: str) -> bool:
        now = time.monotonic()
        for name in [name for name, times in self._times.items() if times[-1] < now - self.seconds]:
            del self._times[name]
        times = [at for at in self._times.get(who, []) if at > now - self.seconds]
        if len(times) >= self.most:
            return False
        self._times[who] = [*times, now]
        return True
