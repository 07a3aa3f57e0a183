import { type LazyModule, lazyModule } from '../../../../core/lazyModule.ts';
import type { OddsFormat } from '../../../../core/odds.ts';
import { createStore, type ExternalStore, type WritableStore } from '../../../platform/externalStore.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { CasinoRestriction, PlatformServices, SharedServices } from '../../../platform/services.ts';
import type { PersistedValueDefinition } from '../../../platform/storage/persistedValue.ts';
import type { createAccount } from './createAccount.ts';

const ODDS_FORMAT: PersistedValueDefinition<OddsFormat> = {
  name: 'odds-format',
  scope: 'brand',
  initial: 'AMERICAN',
  decode: (stored) => (stored === 'AMERICAN' || stored === 'EURO' ? stored : null),
};

const code = lazyModule(() => import('./createAccount.ts').then((module) => module.createAccount));

type Needs = Pick<PlatformServices, 'data' | 'report'> & { readonly session: ExternalStore<{ readonly status: string }> };

/** The account of this page: `shared` is for other features, the rest for its own components. */
export const accountOf = onePerPage((services: Needs & Pick<PlatformServices, 'persist'>) =>
  lazyAccount(services, services.persist(ODDS_FORMAT), code),
);

/** Copies a store's value now and after every change. Returns the end. */
function follow<Value>(store: WritableStore<Value>, source: ExternalStore<Value>): () => void {
  store.set(source.getSnapshot());
  return source.subscribe(() => store.set(source.getSnapshot()));
}

/** The account with its code loaded for a player only: a visitor's page needs no more than the odds format of the device. */
export function lazyAccount(
  { data, session, report }: Needs,
  persistedFormat: WritableStore<OddsFormat>,
  createCode: LazyModule<typeof createAccount>,
) {
  const oddsFormat = createStore(persistedFormat.getSnapshot());
  const player = createStore<ReturnType<SharedServices['player']['getSnapshot']>>(null);
  const playableCents = createStore<number | null>(null);
  const promosOffered = createStore(true);
  const casinoRestriction = createStore<CasinoRestriction | null>(null);
  const limitsAlert = createStore<string | null>(null);
  let account: ReturnType<typeof createAccount> | null = null;
  const unfollowDevice = follow(oddsFormat, persistedFormat);

  function start(create: typeof createAccount): void {
    if (account !== null) return;
    account = create(data, persistedFormat);
    unfollowDevice();
    follow(oddsFormat, account.shared.oddsFormat);
    follow(player, account.shared.player);
    follow(playableCents, account.shared.playableCents);
    follow(promosOffered, account.shared.promosOffered);
    follow(casinoRestriction, account.shared.casinoRestriction);
  }

  function loadForPlayer(): void {
    if (account !== null || session.getSnapshot().status === 'loggedOut') return;
    createCode.load().then(start, (error: unknown) => report('account', error));
  }
  session.subscribe(loadForPlayer);
  loadForPlayer();

  return {
    shared: {
      ...{ oddsFormat, player, playableCents, promosOffered, casinoRestriction },
      betsPlaced: (cents: number | null): void => account?.shared.betsPlaced(cents),
      betsRefused: (errors) => {
        const limit = errors.find(({ displayType }) => displayType === 'RG_LIMIT');
        if (limit) limitsAlert.set(limit.message);
        if (errors.some(({ displayType: type }) => type === 'RG_ACK_REQUIRED' || type === 'DEPOSIT')) account?.reread();
      },
    } satisfies Partial<SharedServices>,
    /** What a refused bet said of a limit, until the player closes the alert. */
    limitsAlert,
    setOddsFormat: (format: OddsFormat): void => (account === null ? persistedFormat.set(format) : account.setOddsFormat(format)),
  };
}

export const startAccount = (services: PlatformServices) => accountOf(services).shared;
