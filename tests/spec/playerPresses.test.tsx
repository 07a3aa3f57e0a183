import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import { useNotifications } from '../../src/features/account/data/notifications.ts';
import { cashbackCount } from '../../src/features/account/data/rewards.ts';
import { AWARDS_PATH } from '../../src/features/account/logic/accountMenu.ts';
import { MenuRows } from '../../src/features/account/ui/MenuRows.tsx';
import { RewardsSection } from '../../src/features/account/ui/RewardsSection.tsx';
import { GameStage } from '../../src/features/casino/ui/GameStage.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { press, renderInPage } from '../support/page.tsx';

const brand = await loadBrand('hwc');

/** What the dot of the avatar stands for (accountPanel.test.ts draws it). */
function News() {
  return <output>{useNotifications().texts.join()}</output>;
}

function renderForPlayer(part: ReactElement, server = fakeServer({ status: 'loggedIn', playerAlias: 'p' })) {
  const { data, connection, session } = server;
  const seen = { ...createStore<unknown>([]), loaded: async () => undefined };
  const services = {
    data,
    connection,
    session,
    flags: fakeFlags({}),
    persist: () => seen,
    hasPage: () => true,
    report: () => undefined,
    oddsFormat: createStore('AMERICAN'),
    betsPlaced: () => undefined,
    theme: { choices: [], choice: createStore('dark'), mode: createStore('dark'), choose: () => undefined },
  };
  renderInPage(part, { services, brand });
  return server;
}

describe('the notification of cashback', () => {
  const rowTo = (path: string, canonicalPath: string | null) => {
    const item = { kind: 'LEAF', label: 'Awards', icon: 'gift', path, canonicalPath, children: [] } as const;
    return <MenuRows items={[item]} menu={{ awards: {}, awardCount: () => null } as never} />;
  };

  it.each([
    ['See All', <RewardsSection key="1" onLeave={() => undefined} />],
    ['Awards', rowTo('/account/rewards', AWARDS_PATH)],
    ['Awards', rowTo('/account/award-details/cashback', null)],
  ])('is no longer visible once %s leads to the awards', async (link, part) => {
    const server = fakeServer({ status: 'loggedIn', playerAlias: 'p' });
    server.answer('CashbackCount', () => ({ awardDetailsSection: { id: 'a', awards: [{ id: 'one' }, { id: 'two' }] } }));
    server.data.query(cashbackCount, {}).subscribe(() => undefined);
    await settle();
    renderForPlayer(
      <>
        <News />
        {part}
      </>,
      server,
    );
    const news = screen.getByRole('status');
    expect(news.textContent).toContain('cashback');
    const target = screen.getAllByText(link).at(-1)?.closest('a, button');
    act(() => (target as HTMLElement).click());
    expect(news.textContent).not.toContain('cashback');
  });
});

const GAME = { id: 'velvet-sevens', title: 'Velvet Sevens', isPlayable: true, thumbnails: [] };

it.each([
  ['the free game of a promotion', 'credits', true, 'Play with credits', 'DEMO'],
  ['any other game', 'money', false, 'Play', 'REAL'],
])('%s is launched with %s', async (_, __, isFree, label, mode) => {
  const server = renderForPlayer(<GameStage game={GAME as never} description="" isFree={isFree} />);
  server.fail('CasinoLaunchGame', { kind: 'unknown' });
  press(label);
  await act(() => settle());
  expect(server.calls.filter((call) => call.startsWith('CasinoLaunchGame'))).toEqual([
    `CasinoLaunchGame {"gameId":"velvet-sevens","mode":"${mode}"}`,
  ]);
});
