import { randomUUID } from 'node:crypto';
import { type DocumentNode, print } from 'graphql';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OddsFormat } from '../../core/money/odds.ts';
import { formatMoment } from '../../core/time/formatTime.ts';
import { writeSessionSettings } from '../../server/store/identity/playerTime.ts';
import { linkAccount, storeNonce } from '../../server/store/linking/linkedAccounts.ts';
import { dismissPrompt } from '../../server/store/linking/promptDismissals.ts';
import {
  acknowledgeLimits,
  acknowledgeResponsibleGaming,
  addW2gWin,
  restrictPlayer,
  setNotices,
  setOddsFormat,
} from '../../server/store/players/index.ts';
import { loadBrand } from '../../src/brand/loader.ts';
import { linkPrompts } from '../../src/features/account/data/linkPrompt.ts';
import { rewards } from '../../src/features/account/data/rewards.ts';
import { dueNotice } from '../../src/features/account/logic/notices.ts';
import { AccountButton } from '../../src/features/account/ui/AccountButton.tsx';
import { PanelContent } from '../../src/features/account/ui/PanelContent.tsx';
import { SettingsPage } from '../../src/features/account/ui/SettingsPage.tsx';
import { linkedAccounts } from '../../src/features/account-linking/data/linking.ts';
import { LinkedAccountsPage } from '../../src/features/account-linking/ui/LinkedAccountsPage.tsx';
import { MenuList } from '../../src/features/navigation/ui/MenuList.tsx';
import { useMenu } from '../../src/features/navigation/ui/useMenu.ts';
import { SessionTimes } from '../../src/features/session/ui/SessionTimes.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { operationName } from '../../src/platform/graphql/document.ts';
import type { Services } from '../../src/platform/services.ts';
import { createSessionTimes } from '../../src/platform/session/sessionTimes.ts';
import { noSessionTimes } from '../../src/platform/session/sessionTimesState.ts';
import { PostLoginDocument } from '../../src/platform/startup/startup.generated.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { followPlayer } from '../../src/player/followPlayer.ts';
import { me, playerMenu } from '../../src/player/queries.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { buildTestApi, type LoggedIn, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, seedCatalogue } from '../support/catalogueFixture.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { fakeServices } from '../support/fakeServices.ts';

let api: TestApi;
beforeAll(async () => {
  const linkProvider = { issuer: 'http://provider.test', clientIdOf: () => 'slipstream-espnbet' };
  api = await buildTestApi({ config: { brand: 'espnbet' }, linkProvider, flags: () => ({ 'account-linking': true }) });
  await seedCatalogue(api.deps);
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

const Menu = () => createElement(MenuList, { menu: useMenu(true) });
const Panel = () => createElement(PanelContent, { onLeave: () => undefined });

/** The app of a player: its own questions, answered by the server, drawn by its own parts. */
async function appOf({ authorization, player }: LoggedIn) {
  const server = fakeServer({ status: 'loggedIn', playerAlias: player.id });
  const queries = [me, playerMenu, rewards, linkPrompts, linkedAccounts].map(({ operation }) => operation as DocumentNode);
  for (const document of queries) {
    const { data, errors } = await api.query(print(document), { skipAccount: false }, authorization);
    expect(errors).toEqual([]);
    server.answer(operationName(document as never), () => data);
  }
  const { data } = await api.query<{ readonly account: never }>(print(PostLoginDocument), {}, authorization);
  server.answer('SportsMenu', () => ({ sportsMenu: [] }));
  const times = createStore(noSessionTimes(0));
  const sessionTimes = createSessionTimes({
    clock: { now: () => Date.now(), monotonic: () => 0 } as never,
    timers: { every: () => () => undefined } as never,
    storage: { read: () => null, write: () => undefined } as never,
    store: times,
    facts: { inactivityEndsAt: () => null, heartbeatAt: () => null, isPlayingCasinoGame: () => false } as never,
  });
  sessionTimes.start(player.id, true);
  sessionTimes.startRealityCheck();
  if (data) sessionTimes.accept({ ...(data.account as object), playerAlias: player.id } as never);
  for (const query of [rewards, linkPrompts, linkedAccounts])
    server.data.query(query as typeof rewards, {}).subscribe(() => undefined);
  const account = server.data.query(me, {});
  account.subscribe(() => undefined);
  await settle();
  const seen = Object.assign(createStore<unknown>([]), { loaded: async () => undefined, update: () => undefined });
  const device = createStore<OddsFormat>('AMERICAN');
  const startupData = { applicationMetadata: { casinoEnabled: true }, serviceAttributes: {} };
  const services = fakeServices({
    data: server.data,
    connection: server.connection,
    hasPage: () => true,
    playerSession: createStore({
      times,
      understood: () => undefined,
      checkInEvery: () => undefined,
      account: createStore(null),
      hasPendingLogOut: createStore(false),
    }),
    toasts: undefined,
    flags: fakeFlags({ 'account-linking': true, 'cashback-management': false }),
    session: server.session as unknown as Services['session'],
    startup: createStore({ state: 'done', data: startupData, cfWaitingRoom: null }) as unknown as Services['startup'],
    oddsFormat: device,
    persistOnDevice: () => ({ read: () => null, write: () => undefined }),
    persist: (({ name }: { readonly name: string }) => (name === 'odds-format' ? device : seen)) as unknown as Services['persist'],
    theme: { choices: ['dark'], choice: createStore('dark'), mode: createStore('dark'), choose: () => undefined },
    report: () => undefined,
  } as Partial<Services>);
  followPlayer(services);
  await settle();
  return {
    times,
    oddsFormat: () => device.getSnapshot(),
    notice: () => {
      const { data: found } = account.getSnapshot();
      return found && dueNotice(found.account.notices, null, null);
    },
    show: async (part: ComponentType): Promise<string> => {
      const content = createElement(ServicesContext, { value: services }, createElement(part));
      const page = createElement(BrandContext, { value: await loadBrand('espnbet') }, content);
      return renderToStaticMarkup(createElement(MemoryRouter, {}, page))
        .replace(/<[^>]+>/g, '|')
        .replace(/\|+/g, '|');
    },
  };
}

const PLACE = `mutation P($id: ID!, $bets: [PlaceBetInput!]!) { betslipPlaceBets(placementId: $id, bets: $bets) {
  placement { status } } }`;

async function place({ authorization }: LoggedIn, betAmount: number): Promise<void> {
  const { spread: selectionId, eventId } = FIXTURE.bills;
  await api.owner.pool.query('UPDATE events SET starts_at = $2 WHERE id = $1', [eventId, new Date(Date.now() + HOUR_MS)]);
  const leg = { selectionId, numeratorLong: 10, denominatorLong: 11, points: -2.5 };
  const bet = { draftBetId: `straight:${selectionId}`, section: 'STRAIGHT', betAmount, legs: [leg] };
  const { data } = await api.query(PLACE, { id: randomUUID(), bets: [bet] }, authorization);
  expect(data).toEqual({ betslipPlaceBets: { placement: { status: 'PLACED' } } });
}

const HOUR_MS = 3_600_000;

describe('the account entity, from the server to the screen', () => {
  it('shows name, username, e-mail, last log-in, balances, bonus bets, links and preferences', async () => {
    const expiresAt = new Date(api.deps.clock.now().getTime() + HOUR_MS);
    const player = await api.logIn({
      firstName: 'Ada',
      lastName: 'Byron',
      username: 'countess',
      email: 'ada@slipstream.test',
      balanceCents: 12_345,
      rewards: [{ kind: 'BONUS_BET', title: '$7 Bonus Bet', amountCents: 700, expiresAt }],
    });
    const { id } = player.player;
    const { db } = api.deps;
    const first = await appOf(player);
    expect(await first.show(SettingsPage)).toContain('|Name|Ada Byron|Username|countess|Email|ada@slipstream.test|Last login|');
    expect(await first.show(AccountButton)).toContain('|$123.45|AB|');
    expect(await first.show(Panel)).toContain('|$7 Bonus Bet|');
    expect(await first.show(Panel)).toContain('|Link your ');
    expect(first.oddsFormat()).toBe('AMERICAN');

    const at = new Date('2026-11-01T12:00:00Z');
    const lastLogIn = formatMoment(at.getTime(), { seconds: false });
    expect(await first.show(SettingsPage)).not.toContain(lastLogIn);
    await api.owner.pool.query('UPDATE sessions SET previous_login_at = $2 WHERE player_id = $1', [id, at]);
    await setOddsFormat(db.query, id, 'EURO');
    await dismissPrompt(db.query, id, 'ACCOUNT_MENU', at);
    expect(await (await appOf(player)).show(Panel)).not.toContain('|Link your ');
    await storeNonce(db.query, id, 'n', expiresAt);
    const external = { issuer: 'http://provider.test', pairwiseId: 'x', username: 'ada', nonce: 'n' };
    expect(await linkAccount(db.query, id, 'SPORTS_MEDIA', external, api.deps.clock.now())).toBe('SUCCESS');
    const second = await appOf(player);
    expect(await second.show(SettingsPage)).toContain(`|Last login|${lastLogIn}|`);
    expect(await second.show(LinkedAccountsPage)).toContain('|Linked · |');
    expect(second.oddsFormat()).toBe('EURO');
  });

  it('closes the casino for a restricted player, and asks for an acknowledgement that is due', async () => {
    const player = await api.logIn();
    const { id } = player.player;
    const before = await appOf(player);
    expect(before.notice()).toBeNull();
    expect(await before.show(Menu)).toContain('|Casino|');
    await restrictPlayer(api.deps.db, id, { kind: 'casino', expiresAt: new Date(Date.now() + HOUR_MS) });
    await setNotices(api.deps.db.query, id, { acknowledgementRequired: true });
    const after = await appOf(player);
    expect(after.notice()).toEqual({ kind: 'acknowledgement' });
    expect(await after.show(Menu)).not.toContain('|Casino|');
  });

  it('is what the session and the notices are made of: interval, spend, tour, limits and tax form', async () => {
    const player = await api.logIn({ firstName: 'Ada', email: 'ada@w330.test' });
    const { id } = player.player;
    const { db, clock } = api.deps;
    const before = await appOf(player);
    expect([before.notice(), before.times.getSnapshot().realityCheckinInterval]).toEqual([null, null]);
    expect(await before.show(Panel)).toContain('|Playable Balance|');
    expect(await before.show(Panel)).not.toContain('|New here?|');
    await place(player, 2_500);
    await writeSessionSettings(api.deps.db, id, { realityCheckSeconds: 1800, dailyLimitSeconds: 10_800 }, api.deps.clock.now());
    await api.owner.pool.query('UPDATE sessions SET previous_login_at = $2 WHERE player_id = $1', [id, '2026-11-01T12:00:00Z']);
    await setNotices(db.query, id, { acknowledgementRequired: true, limitsNoticeDue: true, appTourDue: true });
    await addW2gWin(db.query, id, { gameName: 'Koi', wonAt: clock.now(), winCents: 184_000, withheldCents: 24_000 });
    const after = await appOf(player);
    expect(after.times.getSnapshot()).toMatchObject({ realityCheckinInterval: 1800, spentInSession: 2_500 });
    expect(await after.show(SessionTimes)).toMatch(/\|Last Login\|? ?\|Nov 1, /);
    expect(await after.show(SettingsPage)).toContain('|Ada Rivera|');
    expect(await after.show(SettingsPage)).toContain('|ada@w330.test|');
    expect(after.notice()).toEqual({ kind: 'acknowledgement' });
    await acknowledgeResponsibleGaming(db.query, id, clock.now());
    expect((await appOf(player)).notice()).toEqual({ kind: 'limits', dailyTimeSeconds: 10_800 });
    await acknowledgeLimits(db.query, id, clock.now());
    expect((await appOf(player)).notice()).toMatchObject({ kind: 'w2gWin', win: { gameName: 'Koi', winCents: 184_000 } });
    expect(await after.show(Panel)).toContain('|New here?|');
  });
});
