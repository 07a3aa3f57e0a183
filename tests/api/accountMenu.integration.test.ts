import { print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditPlayer } from '../../server/store/ledger/index.ts';
import { restrictPlayer } from '../../server/store/players/index.ts';
import { grantReward, type NewReward } from '../../server/store/rewards/index.ts';
import { CashbackCountDocument } from '../../src/features/account/data/rewards.generated.ts';
import { CasinoMenuDocument, type CasinoMenuQuery } from '../../src/features/navigation/data/casinoMenu.generated.ts';
import { casinoMenu } from '../../src/features/navigation/data/menuData.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

describe('accountMenu', () => {
  const MENU = `query M($skip: Boolean) { accountMenu(skipAccount: $skip) {
    balances { playableBalance { amount } } promotionalCreditBalance { amount }
    bonusCashBalance { amount } availableFreeBets availableFreeWagersCount availableProfitBoostCount
    menuShelves {
      accountMenuShelf { menuShelfItems { kind label deepLink { canonicalUrl webUrl } children { kind label deepLink { webUrl } } } }
      referralMenuShelf { image label subtext referralSectionDeepLink { webUrl } isFirstTimeViewer }
      awardsMenuShelf { bonusCashDeepLink { webUrl } freeBetsDeepLink { webUrl } profitBoostsDeepLink { webUrl }
        freeWagersDeepLink { webUrl } promotionalCreditsDeepLink { webUrl } } } } }`;

  interface Item {
    readonly kind: string;
    readonly label: string;
    readonly deepLink: { readonly canonicalUrl: string | null; readonly webUrl: string };
    readonly children: readonly Item[];
  }
  interface MenuAnswer {
    readonly availableFreeBets: number | null;
    readonly availableProfitBoostCount: number | null;
    readonly menuShelves: {
      readonly accountMenuShelf: { readonly menuShelfItems: readonly Item[] };
      readonly referralMenuShelf: { readonly label: string; readonly isFirstTimeViewer: boolean } | null;
      readonly awardsMenuShelf: Readonly<Record<string, { readonly webUrl: string }>> | null;
    };
  }
  async function menuFor(authorization: string | undefined): Promise<MenuAnswer> {
    const { data } = await api.query(MENU, {}, authorization);
    return (data as { accountMenu: MenuAnswer }).accountMenu;
  }
  const itemsOf = ({ menuShelves }: MenuAnswer): readonly Item[] => menuShelves.accountMenuShelf.menuShelfItems;

  it('sends a player items of every kind, each with an address, and parents that hold their pages', async () => {
    const { authorization } = await api.logIn();
    const items = itemsOf(await menuFor(authorization));
    const all = items.flatMap((item) => [item, ...item.children]);
    expect(new Set(all.map(({ kind }) => kind))).toEqual(
      new Set(['LEAF', 'PARENT', 'CLIENT_DISPLAY', 'CLIENT_DISPLAY_DESCRIPTIVE']),
    );
    expect(all.filter(({ deepLink }) => !deepLink.webUrl.startsWith('/'))).toEqual([]);
    const parents = items.filter(({ kind }) => kind === 'PARENT');
    expect(parents.map(({ label, deepLink }) => [label, deepLink.canonicalUrl, deepLink.webUrl])).toEqual([
      ['Account', '/me/account_summary', '/account/account'],
      ['Rewards', '/me/awards', '/account/rewards'],
    ]);
    expect(parents.every(({ children }) => children.length > 0)).toBe(true);
  });

  it('sends a player the shelves of referral and awards, and a visitor the account shelf alone', async () => {
    const { authorization } = await api.logIn();
    const { menuShelves } = await menuFor(authorization);
    expect(menuShelves.accountMenuShelf.menuShelfItems).not.toEqual([]);
    expect(menuShelves.referralMenuShelf).toEqual({
      image: '/logos/referral.svg',
      label: 'Refer a friend',
      subtext: 'Invite a friend and follow your invitations.',
      referralSectionDeepLink: { webUrl: '/account/referrals' },
      isFirstTimeViewer: true,
    });
    expect(menuShelves.awardsMenuShelf).toEqual({
      bonusCashDeepLink: { webUrl: '/account/award-details/cashback' },
      freeBetsDeepLink: { webUrl: '/account/award-details/bonus-bets' },
      profitBoostsDeepLink: { webUrl: '/account/award-details/profit-boosts' },
      freeWagersDeepLink: { webUrl: '/account/award-details/bonus-spins' },
      promotionalCreditsDeepLink: { webUrl: '/account/award-details/promotional-credits' },
    });
    const visitors = await menuFor(undefined);
    expect(visitors.menuShelves).toMatchObject({ referralMenuShelf: null, awardsMenuShelf: null });
    expect(itemsOf(visitors).map(({ label }) => label)).toEqual(['Promos', 'My Bets', 'Help']);
  });

  it('remembers that the referral section was viewed, for that player alone', async () => {
    const [viewer, other] = [await api.logIn(), await api.logIn()];
    const isFirst = async ({ authorization }: typeof viewer) =>
      (await menuFor(authorization)).menuShelves.referralMenuShelf?.isFirstTimeViewer;
    expect((await api.query('mutation { referralViewed }', {}, viewer.authorization)).data).toEqual({ referralViewed: true });
    expect([await isFirst(viewer), await isFirst(other)]).toEqual([false, true]);
    expect((await api.query('mutation { referralViewed }')).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('counts the rewards that can be used now, and offers no promotions to a player restricted from them', async () => {
    const { authorization, player } = await api.logIn();
    const now = api.deps.clock.now().getTime();
    const inAnHour = new Date(now + 3_600_000);
    const give = (reward: NewReward) => grantReward(api.deps.db.query, player.id, reward, new Date(now));
    await give({ kind: 'BONUS_BET', title: '$10 Bonus Bet', amountCents: 1000, expiresAt: inAnHour });
    await give({ kind: 'BONUS_BET', title: 'Expired', amountCents: 1000, expiresAt: new Date(now - 1) });
    for (const percent of [50, 25])
      await give({
        kind: 'PROFIT_BOOST',
        title: `${percent}%`,
        percent,
        maximumAmountCents: 5000,
        minimumLegs: 3,
        expiresAt: new Date(now + percent * 60_000),
      });
    expect(await menuFor(authorization)).toMatchObject({ availableFreeBets: 1, availableProfitBoostCount: 2 });
    const listed = await api.query(
      `{ account { freeBets { title expiresTime isRestricted }
        profitBoosts { title maximumAmount { formattedAmount } numberOfLegsRestrictionLabel } } }`,
      {},
      authorization,
    );
    expect(listed.data).toEqual({
      account: {
        freeBets: [{ title: '$10 Bonus Bet', expiresTime: inAnHour.toISOString(), isRestricted: false }],
        profitBoosts: ['25%', '50%'].map((title) => ({
          title,
          maximumAmount: { formattedAmount: '$50.00' },
          numberOfLegsRestrictionLabel: '3+ legs',
        })),
      },
    });
    const labels = async () => itemsOf(await menuFor(authorization)).map(({ label }) => label);
    expect(await labels()).toContain('Promos');
    await restrictPlayer(api.deps.db, player.id, { kind: 'promotions', expiresAt: null });
    expect(await labels()).not.toContain('Promos');
    expect((await menuFor(authorization)).menuShelves.referralMenuShelf).toBeNull();
  });

  it('answers the casino restriction with whether it is active and when it ends', async () => {
    const { authorization, player } = await api.logIn();
    const restriction = async () =>
      (await api.query('{ account { casinoRestriction { active expiresAt } } }', {}, authorization)).data;
    expect(await restriction()).toEqual({ account: { casinoRestriction: null } });
    const ends = new Date(api.deps.clock.now().getTime() + 3_600_000);
    await restrictPlayer(api.deps.db, player.id, { kind: 'casino', expiresAt: ends });
    expect(await restriction()).toEqual({ account: { casinoRestriction: { active: true, expiresAt: ends.toISOString() } } });
    await restrictPlayer(api.deps.db, player.id, { kind: 'casino', expiresAt: new Date(0) });
    expect(await restriction()).toMatchObject({ account: { casinoRestriction: { active: false } } });
  });

  it('reads the first two cashback awards of the bonuses for the notification dot', async () => {
    const { authorization, player } = await api.logIn();
    const now = api.deps.clock.now();
    for (const days of [3, 1, 2])
      await grantReward(
        api.deps.db.query,
        player.id,
        {
          kind: 'CASHBACK',
          title: `${days} days`,
          amountCents: 500,
          expiresAt: new Date(now.getTime() + days * 86_400_000),
        },
        now,
      );
    const SECTION =
      'query S($id: ID!, $first: Int!) { awardDetailsSection(id: $id) { id awards(first: $first) { kind title amount { amount } } } }';
    const bonuses = { id: 'AwardDetailsSection:Bonuses', first: 2 };
    expect((await api.query(SECTION, bonuses, authorization)).data).toEqual({
      awardDetailsSection: {
        id: 'AwardDetailsSection:Bonuses',
        awards: ['1 days', '2 days'].map((title) => ({ kind: 'CASHBACK', title, amount: { amount: 500 } })),
      },
    });
    const counted = (await api.query(print(CashbackCountDocument), {}, authorization)).data;
    expect(counted).toEqual({
      awardDetailsSection: { id: 'AwardDetailsSection:Bonuses', awards: [{ id: expect.any(String) }, { id: expect.any(String) }] },
    });
    const refused = await api.query(SECTION, { ...bonuses, first: 0 }, authorization);
    expect(refused.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await api.query(SECTION, bonuses)).data).toEqual({ awardDetailsSection: null });
    expect((await api.query(SECTION, { ...bonuses, id: 'other' }, authorization)).data).toEqual({ awardDetailsSection: null });
  });

  const BALANCES_OF_MENU = `query M($skip: Boolean) { accountMenu(skipAccount: $skip) {
    balances { playableBalance { amount } } promotionalCreditBalance { amount }
    bonusCashBalance { amount } availableFreeBets availableFreeWagersCount availableProfitBoostCount } }`;

  it('has balances, unless they are skipped or the visitor is not logged in', async () => {
    const { authorization, player } = await api.logIn({ balanceCents: 100, promotionalCreditCents: 7 });
    const [{ query }, now] = [api.deps.db, api.deps.clock.now()];
    await creditPlayer(query, { playerId: player.id, account: 'BONUS', amountCents: 2_025, reference: 'bonus', at: now });
    const expiresAt = new Date(now.getTime() + 3_600_000);
    const bonusBet = { kind: 'BONUS_BET', title: '$10 Bonus Bet', amountCents: 1_000, expiresAt } as const;
    const spins = {
      kind: 'BONUS_SPINS',
      title: 'Spins',
      amountCents: 20,
      spins: 5,
      gameIds: ['velvet-sevens'],
      expiresAt,
    } as const;
    const boost = { kind: 'PROFIT_BOOST', title: '25%', percent: 25, maximumAmountCents: 2_500, expiresAt } as const;
    for (const reward of [bonusBet, bonusBet, spins, boost]) await grantReward(query, player.id, reward, now);
    expect((await api.query(BALANCES_OF_MENU, {}, authorization)).data).toEqual({
      accountMenu: {
        balances: { playableBalance: { amount: 100 } },
        promotionalCreditBalance: { amount: 7 },
        bonusCashBalance: { amount: 2_025 },
        availableFreeBets: 2,
        availableFreeWagersCount: 5,
        availableProfitBoostCount: 1,
      },
    });
    const without = {
      accountMenu: {
        balances: null,
        promotionalCreditBalance: null,
        bonusCashBalance: null,
        availableFreeBets: null,
        availableFreeWagersCount: null,
        availableProfitBoostCount: null,
      },
    };
    expect((await api.query(BALANCES_OF_MENU, { skip: true }, authorization)).data).toEqual(without);
    expect((await api.query(BALANCES_OF_MENU)).data).toEqual(without);
  });
});

describe('casinoMenu', () => {
  it('answers everybody the categories as a tree with id, label, icon, link and children, by the app’s operation CasinoMenu without a payload', async () => {
    const { data } = await api.query(print(CasinoMenuDocument));
    const menu = (data as { casinoMenu: readonly { label: string; children: readonly { label: string }[] }[] }).casinoMenu;
    expect(menu.map(({ label, children }) => [label, children.map((child) => child.label)])).toEqual([
      ['Slots', []],
      ['Jackpots', []],
      ['Table Games', ['Blackjack', 'Roulette']],
      ['Instant Games', []],
      ['New Games', []],
    ]);
    expect(menu[0]).toEqual({
      id: 'casino:slots',
      label: 'Slots',
      icon: 'slots',
      deepLink: { webUrl: '/casino/category/slots' },
      children: [],
    });
    const tables = casinoMenu.map(data as CasinoMenuQuery)?.find(({ label }) => label === 'Table Games');
    expect(tables).toMatchObject({ path: '/casino/category/table-games' });
    expect(tables?.children.map(({ label, path }) => `${label} ${path}`)).toEqual([
      'Blackjack /casino/category/blackjack',
      'Roulette /casino/category/roulette',
    ]);
  });
});
