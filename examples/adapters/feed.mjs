import { provider } from './provider.mjs';

/** A feed that answers as soon as games have changed behind a cursor, and after two seconds without a change. */
const oddsOf = (american) =>
  american > 0 ? { numerator: american, denominator: 100 } : { numerator: 100, denominator: -american };

function gameOf({ id, league, home, away, startsAt, state, score, winner }) {
  const prices = winner && [
    { side: 'HOME', odds: oddsOf(winner.home) },
    { side: 'AWAY', odds: oddsOf(winner.away) },
  ];
  const markets = prices ? [{ type: 'MONEYLINE', prices, isLocked: winner.isLocked }] : [];
  return { id, league, home, away, startsAt: new Date(startsAt), state, score, markets };
}

export const adapter = {
  name: 'acme-feed',
  contract: 1,
  create() {
    const ask = provider('ACME_FEED', 8_000);
    return {
      /** Called again after every cut: without a cursor the first answer has all games. */
      async follow(sink, signal) {
        for (let cursor = ''; !signal.aborted; ) {
          const { games, next } = await ask(`/games?after=${cursor}`, { signal });
          await sink.write(games.map(gameOf));
          cursor = next;
        }
      },
    };
  },
};
