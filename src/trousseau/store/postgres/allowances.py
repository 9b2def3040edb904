"""Allowances of addresses in the whole house: `store.allowance`, by PostgreSQL's clock."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from trousseau.store.allowance import Shared
from trousseau.store.postgres.connections import Lines, answered
from trousseau.store.postgres.problems import reading

# Who had to wait for another's turn has an older instant than that; time never runs back.
FILLED: Final = """least(
    $3::float8,
    allowance.left_over
        + greatest(0, extract(epoch from now() - allowance.at)::float8) * $4::float8
)"""
# If there is less than one, nothing is changed: it goes on filling as if nobody had asked.
TAKE: Final = f"""
    with taken as (
        insert into allowance (what, whose, left_over, at) values ($1, $2, $3::float8 - 1, now())
        on conflict (what, whose) do update
            set left_over = {FILLED} - 1, at = greatest(allowance.at, now())
            where {FILLED} >= 1
        returning 1
    )
    select 0::float8 from taken
    union all
    select (1 - {FILLED}) / $4::float8 from allowance
    where what = $1 and whose = $2 and not exists (select from taken) and {FILLED} < 1
"""
GIVE_BACK: Final = "update allowance set left_over = left_over + 1 where what = $1 and whose = $2"
FORGET: Final = f"delete from allowance where what = $1 and $2::text is null and {FILLED} >= $3"


class Allowances:
    def __init__(self, lines: Lines) -> None:
        self._lines = lines
        self._known: set[Shared] = set()

    async def take(self, limit: Shared, whose: str) -> float:
        self._known.add(limit)
        while True:
            rate = limit.most / limit.seconds
            with reading():
                async with self._lines.use() as connection:
                    about = (limit.what, _digest(whose), float(limit.most), rate)
                    wait = await answered(
                        connection.fetchval(TAKE, *about), give_up=connection.terminate
                    )
            if wait is not None:  # else others took at this very moment
                return float(wait)

    async def give_back(self, limit: Shared, whose: str) -> None:
        await self._do(GIVE_BACK, limit.what, _digest(whose))

    async def forget(self) -> None:
        for limit in self._known:
            rate = limit.most / limit.seconds
            await self._do(FORGET, limit.what, None, float(limit.most), rate)

    async def _do(self, statement: str, *about: object) -> None:
        with reading():
            async with self._lines.use() as connection:
                question = connection.execute(statement, *about)
                await answered(question, give_up=connection.terminate)


def _digest(whose: str) -> str:
    return sha256(whose.encode()).hexdigest()
