import { FLAG_DEFAULTS, type FlagKey } from '../../../core/flags.ts';
import type { ReportError } from '../errors/reporter.ts';
import { createStore, type ExternalStore, whenStore } from '../externalStore.ts';
import type { SessionState } from '../session/types.ts';
import type { EvaluatedFlags } from './openFeature.ts';

/** The feature flags of the present visitor. */
export interface Flags {
  /** The value now: the default until the server has answered, and for bots and crawlers. */
  get(key: FlagKey): boolean;
  /** Called after every change of a flag, and when the flags become known. */
  subscribe(listener: () => void): () => void;
  /** False until the first request is over, with an answer or without: until then a flag may still change from its default. */
  readonly areKnown: ExternalStore<boolean>;
}

export interface FlagsPorts {
  readonly isCrawler: boolean;
  readonly installId: string;
  readonly session: ExternalStore<SessionState>;
  /** Loads OpenFeature and requests the flags. */
  readonly open: (targetingKey: string, changed: () => void) => Promise<EvaluatedFlags>;
  readonly report: ReportError;
}

/** The flags by OpenFeature, which is loaded behind the first frame. See docs/adr/0016. */
export function createFlags({ isCrawler, installId, session, open, report }: FlagsPorts): Flags {
  const areKnown = createStore(isCrawler);
  const version = createStore(0);
  const values = new Map<FlagKey, boolean>();
  let evaluated: EvaluatedFlags | null = null;

  const changed = (): void => {
    values.clear();
    version.set(version.getSnapshot() + 1);
  };
  const targetingKey = (): string => session.getSnapshot().playerId ?? installId;

  async function start(): Promise<void> {
    // A stored session is checked first, so that a player's page asks once.
    await whenStore(session, ({ status }) => status !== 'unknown');
    let requestedFor = targetingKey();
    session.subscribe(() => {
      if (evaluated === null || targetingKey() === requestedFor) return;
      requestedFor = targetingKey();
      evaluated.visitorChanged(requestedFor);
    });
    evaluated = await open(requestedFor, changed);
    if (targetingKey() !== requestedFor) {
      requestedFor = targetingKey();
      evaluated.visitorChanged(requestedFor);
    }
  }

  if (!isCrawler)
    void start()
      .catch((error: unknown) => report('flags', error))
      .finally(() => {
        areKnown.set(true);
        changed();
      });

  return {
    get: (key) => {
      if (evaluated === null) return FLAG_DEFAULTS[key];
      const known = values.get(key) ?? evaluated.get(key);
      values.set(key, known);
      return known;
    },
    subscribe: version.subscribe,
    areKnown,
  };
}
