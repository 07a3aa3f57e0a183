import type { BrandKind } from '../../core/wire/brandKind.ts';
import type { Feature } from '../platform/feature.ts';
import type { Services } from '../platform/services.ts';
import { playerStart } from '../player/index.ts';
import { featuresOf } from './features.ts';

/** What runs for a player from the log-in to the log-out. */
export type PlayerPart = Pick<Feature, 'name' | 'playerStart'>;

/** The player's room, then the features of a brand in their order. */
export const playerParts = (kind: BrandKind): readonly PlayerPart[] => [{ name: 'player', playerStart }, ...featuresOf(kind)];

/** Begins to load their code. The log-in tries again what fails, and reports it. */
export function loadPlayerParts(parts: readonly PlayerPart[]): void {
  for (const part of parts) part.playerStart?.load().catch(() => undefined);
}

/** Starts every part once at each log-in, and ends it before anybody else is logged in. A part that throws is reported and stops no other one. */
export function followLogIns(services: Services, parts: readonly PlayerPart[]): void {
  const { session, report, reading } = services;
  /** The ends of what has started in the present log-in. */
  let ends = new Map<string, () => void>();
  let current: string | null = null;

  const end = (): void => {
    const ended = ends;
    ends = new Map();
    current = null;
    for (const [name, stop] of ended) {
      try {
        stop();
      } catch (error) {
        report(`player.${name}`, error);
      }
    }
  };

  const begin = (isNew: boolean, started = parts): void => {
    end();
    const { playerAlias } = session.getSnapshot();
    current = playerAlias;
    if (playerAlias === null) return;
    const mine = ends;
    for (const { name, playerStart: start } of started)
      start
        ?.load()
        .then((run) => {
          if (mine !== ends) return;
          const stop = run(services, { alias: playerAlias, isNew });
          // The part itself may have logged the player out.
          if (mine === ends) mine.set(name, stop);
          else stop();
        })
        .catch((error: unknown) => report(`player.${name}`, error));
  };

  session.subscribe(() => {
    const { status, playerAlias } = session.getSnapshot();
    if (current !== null && (status !== 'loggedIn' || playerAlias !== current)) end();
  });
  session.onAuthenticated('player-starts', (isNew) => begin(isNew));
  // Without a connection only the facts of the player are followed, as far as they are on this device.
  const read = (): void => {
    if (reading.getSnapshot()) begin(false, parts.slice(0, 1));
    else if (session.getSnapshot().status !== 'loggedIn') end();
  };
  reading.subscribe(read);
  read();
  // The stored session of a player may have been restored while the services were created.
  if (session.getSnapshot().status === 'loggedIn') begin(false);
}
