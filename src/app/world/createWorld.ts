import type { OddsFormat } from '../../../core/odds.ts';
import { createAccount, type PlayerAccount } from '../../features/account/index.ts';
import { type BetslipSelections, betslipSelections, type LateBetslip, startBetslip } from '../../features/betslip/index.ts';
import { createInstallWorld, type InstallWorld } from '../../features/install-prompt/index.ts';
import type { SessionWorld } from '../../features/session/index.ts';
import { wait } from '../../platform/clock.ts';
import { derivedStore, type ExternalStore } from '../../platform/externalStore.ts';
import type { Platform } from '../../platform/platform.ts';
import type { KeptValueDefinition } from '../../platform/storage/keptValue.ts';
import type { ThemePort } from '../../ui/themeChoice.ts';
import { keepSessionStart } from './sessionStart.ts';

/** Everything that features are given, made once for the page when its first layout arrives. */
export interface World {
  readonly session: SessionWorld;
  readonly account: PlayerAccount;
  readonly theme: ThemePort;
  readonly betslip: LateBetslip;
  readonly selections: BetslipSelections;
  readonly install: InstallWorld;
  /** Epoch milliseconds; null while nobody is logged in. */
  readonly sessionStart: ExternalStore<number | null>;
}

const ODDS_FORMAT: KeptValueDefinition<OddsFormat> = {
  name: 'odds-format',
  scope: 'brand',
  initial: 'AMERICAN',
  decode: (stored) => (stored === 'AMERICAN' || stored === 'EURO' ? stored : null),
};

function sessionWorld(platform: Platform): SessionWorld {
  // Startup answers every ten seconds while somebody is logged in: only another place is news.
  const place = derivedStore(platform.startup, ({ data }) => {
    const region = data?.regionalMetadata;
    return region ? `${region.ipAddressCountryCode}\n${region.currentRegion.name}` : null;
  });
  const visitor = derivedStore(place, (text) => {
    const [ipCountryCode = '', regionName = ''] = text?.split('\n') ?? [];
    return text === null ? null : { ipCountryCode, regionName };
  });
  return { session: platform.session, visitor };
}

export async function createWorld(platform: Platform, theme: ThemePort): Promise<World> {
  await platform.ready;
  // Without a worker a player's page begins with what Apollo has kept of the catalogue (docs/adr/0007); a visitor who only looks never needs it.
  if (platform.session.getSnapshot().status !== 'loggedOut' && navigator.serviceWorker?.controller == null)
    await platform.apollo().catch(() => undefined);
  // Account and slip begin by asking the server, which takes Apollo a while the first time: in tasks of their own they keep no click waiting.
  const nextTask = (): Promise<void> => wait(platform.timers, 0);
  await nextTask();
  const account = createAccount(platform.data, platform.keep(ODDS_FORMAT));
  await nextTask();
  const betslip = startBetslip({
    platform,
    oddsFormat: account.oddsFormat,
    onPlaced: (balanceCents) => void account.placedBets(balanceCents),
  });
  await nextTask();
  return {
    session: sessionWorld(platform),
    account,
    theme,
    betslip,
    selections: betslipSelections(betslip),
    install: createInstallWorld(platform),
    sessionStart: keepSessionStart(platform),
  };
}
