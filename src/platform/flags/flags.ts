import { FLAG_DEFAULTS, FLAG_KEYS, type FlagKey } from '../../../core/wire/flags.ts';
import type { Brand } from '../../brand/contract.ts';
import type { ReportError } from '../errors/reporter.ts';
import { createStore, type ExternalStore, whenStore } from '../externalStore.ts';
import type { SessionState } from '../session/types.ts';
import type { FlagSource } from './flagSource.ts';
import type { EvaluatedFlags } from './openFeature.ts';

/** The feature flags of the present visitor. */
export interface Flags {
  /** The value now: the brand's default until the server has answered, and for bots and crawlers. */
  get(key: FlagKey): boolean;
  /** Called after every change of a flag, and when the flags become known. */
  subscribe(listener: () => void): () => void;
  /** False until the first request is over, with an answer or without: until then a flag may still change from its default. */
  readonly areKnown: ExternalStore<boolean>;
}

export interface FlagsPorts {
  readonly isCrawler: boolean;
  /** Loaded before the first component is drawn. */
  readonly brand: Promise<Pick<Brand, 'flags'>>;
  readonly installId: string;
  readonly session: ExternalStore<SessionState>;
  readonly source: FlagSource;
  /** Loads OpenFeature. */
  readonly open: (targetingKey: string, changed: () => void) => Promise<EvaluatedFlags>;
  /** Receives each evaluation of a flag that is known; OpenFeature calls it by itself. */
  readonly evaluated: (key: FlagKey, value: boolean) => void;
  readonly report: ReportError;
}

/** The flags by OpenFeature, which is loaded with the first flag that is not at its default. See docs/adr/0016. */
export function createFlags(ports: FlagsPorts): Flags {
  const { isCrawler, brand, installId, session, source, open, evaluated, report } = ports;
  const areKnown = createStore(false);
  const version = createStore(0);
  const values = new Map<FlagKey, boolean>();
  let defaults: Readonly<Record<FlagKey, boolean>> = FLAG_DEFAULTS;
  let openFeature: EvaluatedFlags | null = null;
  let opening: Promise<void> | null = null;
  let requestedFor = '';

  const changed = (): void => {
    values.clear();
    version.set(version.getSnapshot() + 1);
  };
  const targetingKey = (): string => session.getSnapshot().playerAlias ?? installId;
  const areDefaults = (): boolean => FLAG_KEYS.every((key) => (source.get(key)?.value ?? defaults[key]) === defaults[key]);

  /** A failed load is tried again with the next change. */
  function openIfNeeded(): Promise<void> {
    if (openFeature !== null || areDefaults()) return Promise.resolve();
    opening ??= open(targetingKey(), changed)
      .then((opened) => {
        openFeature = opened;
      })
      .catch((error: unknown) => report('flags', error))
      .finally(() => {
        opening = null;
        changed();
      });
    return opening;
  }

  async function requestForVisitor(): Promise<void> {
    requestedFor = targetingKey();
    if (openFeature !== null) return openFeature.visitorChanged(requestedFor);
    await source.refresh();
    await openIfNeeded();
  }

  async function requestFirst(): Promise<void> {
    // A stored session is checked first, so that a player's page asks once.
    await whenStore(session, ({ status }) => status !== 'unknown');
    session.subscribe(() => {
      if (targetingKey() !== requestedFor) void requestForVisitor();
    });
    source.onChange(() => void openIfNeeded());
    await requestForVisitor();
  }

  async function start({ flags }: Pick<Brand, 'flags'>): Promise<void> {
    defaults = { ...FLAG_DEFAULTS, ...flags };
    if (!isCrawler) await requestFirst();
    areKnown.set(true);
    changed();
  }

  // Without the brand the page is not drawn.
  brand.then(start, () => undefined);

  return {
    get: (key) => {
      const cached = values.get(key);
      if (cached !== undefined) return cached;
      const value = openFeature?.get(key, defaults[key]) ?? defaults[key];
      if (!areKnown.getSnapshot()) return value;
      values.set(key, value);
      if (openFeature === null && !isCrawler) evaluated(key, value);
      return value;
    },
    subscribe: version.subscribe,
    areKnown,
  };
}
