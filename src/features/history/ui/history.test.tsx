import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { read, renderInPage } from '../../../../tests/support/page.tsx';
import { loadBrand } from '../../../brand/loader.ts';
import { historyServer, money } from '../testing/historyServer.ts';
import { HistoryPage } from './HistoryPage.tsx';
import { RoundPage } from './RoundPage.tsx';
import { SessionPage } from './SessionPage.tsx';
import { TaxesPage } from './TaxesPage.tsx';

const Bets = ({ sport }: { readonly sport: string | null }) => <p>The bets of {sport ?? 'all sports'}</p>;

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function open(address: string, code: 'tsb' | 'hwc' | 'tsc' = 'tsb', answers: Readonly<Record<string, unknown>> = {}) {
  const { services, requests, settle } = historyServer(answers);
  const openSupport = vi.fn();
  renderInPage(
    <>
      <Routes>
        <Route path="account/history/:sectionId" element={<HistoryPage />} />
        <Route path="account/history/:sectionId/:sessionId" element={<SessionPage />} />
        <Route path="account/history/:sectionId/:roundId/round" element={<RoundPage />} />
        <Route path="account/taxes" element={<TaxesPage />} />
      </Routes>
      <Address />
    </>,
    { services: { ...services, openSupport, bettingHistory: { Component: Bets } }, brand: await loadBrand(code), address },
  );
  await settle();
  return requests;
}

describe('the history', () => {
  it('transactions stand under the days of the player’s zone, a failed one with what was asked for and no balance', async () => {
    await open('/account/history/transactions');
    await waitFor(() => expect(read()).toContain('Nov 1'));
    const text = read();
    expect(text).toMatch(
      /Mon, Nov 2.*Deposit · Debit card.*Nothing was charged.*Failed.*\$50\.00.*—.*Sun, Nov 1.*11:30 PM.*Completed.*\+\$100\.00.*\$268\.50/,
    );
    expect(text).toMatch(/Deposited \$490\.00 Net result −\$12\.00/);
  });

  it('a filter and days are chosen: the address keeps them, and the list is asked for them', async () => {
    const requests = await open('/account/history/transactions');
    fireEvent.click(screen.getByRole('button', { name: 'Deposits' }));
    fireEvent.change(screen.getByRole('combobox', { name: /Days/ }), { target: { value: 'last-year' } });
    await waitFor(() => expect(read()).toContain('from='));
    expect(read()).toContain(`/account/history/transactions?filter=deposits&from=`);
    expect(requests.at(-1)).toMatchObject({
      filterId: 'deposits',
      from: expect.stringMatching(/^\d{4}-01-01$/),
      to: expect.stringMatching(/-12-31$/),
    });
  });

  it.each([
    ['tsb', ['Betting', 'Transactions', 'Casino']],
    ['hwc', ['Transactions', 'Casino']],
    ['tsc', ['Betting', 'Transactions', 'Casino']],
  ] as const)('the brand %s has the tabs %s', async (code, names) => {
    await open('/account/history/transactions', code);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(names);
  });
});

it('a sport is chosen: the address keeps it, and the bets and the totals are asked for it', async () => {
  await open('/account/history/betting?filter=won');
  fireEvent.change(screen.getByRole('combobox', { name: /Sport/ }), { target: { value: 'tennis' } });
  await waitFor(() => expect(read()).toContain('/account/history/betting?filter=won&sport=tennis'));
  expect(read()).toContain('The bets of tennis');
});

it('a brand without betting has no betting history at its address either', async () => {
  vi.stubGlobal('__BRANDS__', { hwc: { casinoOf: 'tsb' } });
  await open('/account/history/betting', 'hwc');
  expect(read()).toContain('This page is out of bounds');
  expect(read()).not.toContain('The bets');
  expect(screen.queryByRole('tab')).toBeNull();
});

it('a session shows what it adds up to, and each of its rounds with a link to it', async () => {
  const times = { openedAt: '2026-11-20T20:00:00Z', endedAt: '2026-11-20T20:41:00Z' };
  const sums = { betAmount: money(6_240), bonusAmount: money(0), winAmount: money(5_120) };
  await open('/account/history/casino/s-1', 'tsb', {
    HistorySession: { casinoSession: { id: 's-1', gameId: 'g', gameTitle: 'Velvet Sevens', roundCount: 144, ...times, ...sums } },
    HistoryRounds: {
      casinoRounds: {
        rounds: [{ id: '8', status: 'ENDED', ...times, betAmount: money(40), bonusAmount: money(0), winAmount: money(200) }],
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    },
  });
  expect(read()).toMatch(
    /Velvet Sevens · Nov 20, 3:00 PM.*Time 0:41:00 Rounds 144 Wagered \$62\.40 Won \$51\.20 Net result −\$11\.20/,
  );
  const round = screen.getByRole('link', { name: /Round 8/ });
  expect(round.getAttribute('href')).toBe('/account/history/casino/8/round');
  expect(round.textContent).toContain('+$1.60');
});

it('a round links to the page that verifies it, with its times in the player’s zone', async () => {
  await open('/account/history/casino/8/round', 'tsb', {
    HistoryRound: {
      casinoRound: {
        id: '8',
        gameRoundId: 'r-8',
        sessionId: 's-1',
        gameId: 'g',
        gameTitle: 'Velvet Sevens',
        status: 'ENDED',
        openedAt: '2026-11-20T20:00:00Z',
        endedAt: '2026-11-20T20:00:05Z',
        betAmount: money(40),
        bonusAmount: money(0),
        winAmount: money(200),
        balanceBefore: money(25_210),
        balanceAfter: money(25_370),
        proofUrl: 'https://games.example.com/verify?round=r-8',
      },
    },
  });
  expect(read()).toMatch(/Began Nov 20, 3:00:00 PM.*Bet \$0\.40 Win \$2\.00 Balance before \$252\.10 Balance after \$253\.70/);
  expect(screen.getByRole('link', { name: /Verify/ }).getAttribute('href')).toBe('https://games.example.com/verify?round=r-8');
});

it('tax forms stand by year, each with its name and a link, and the year with one for all', async () => {
  const form = (w2gId: string, displayName: string, winnings: number) => ({
    w2gId,
    displayName,
    downloadUrl: `/i/tax_forms/${w2gId}`,
    paidAt: '2026-06-04T16:00:00Z',
    isCorrection: winnings < 0,
    correctedIn: winnings > 0 ? 2027 : null,
    winnings: money(winnings),
    wager: money(1_000),
  });
  await open('/account/taxes', 'tsb', {
    TaxForms: {
      taxForms: [
        {
          year: 2027,
          downloadUrl: '/i/tax_forms/year/2027',
          statementUrl: '/i/tax_forms/statement/2027',
          sportsNet: money(-500),
          casinoNet: money(0),
          winnings: money(-300_000),
          forms: [form('bet-2-2', 'W-2G correction, Parlay', -300_000)],
        },
        {
          year: 2026,
          downloadUrl: '/i/tax_forms/year/2026',
          statementUrl: '/i/tax_forms/statement/2026',
          sportsNet: money(-500),
          casinoNet: money(0),
          winnings: money(300_000),
          forms: [form('bet-2-1', 'W-2G, Parlay', 300_000)],
        },
      ],
    },
  });
  expect(screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)).toEqual(['2027', '2026']);
  const all = screen.getAllByRole('link', { name: /^Download all of/ });
  expect(all.map((link) => link.getAttribute('href'))).toEqual(['/i/tax_forms/year/2027', '/i/tax_forms/year/2026']);
  expect(read()).toMatch(/W-2G, Parlay .*Corrected in 2027/);
  expect(screen.getByRole('link', { name: 'Download W-2G, Parlay' }).getAttribute('href')).toBe('/i/tax_forms/bet-2-1');
  expect(screen.getAllByRole('link', { name: 'Download Win and loss statement' }).map((link) => link.getAttribute('href'))).toEqual(
    ['/i/tax_forms/statement/2027', '/i/tax_forms/statement/2026'],
  );
  expect(read()).toMatch(/−\$3,000\.00.*Full year · sports −\$5\.00 · casino \$0\.00/);
});
