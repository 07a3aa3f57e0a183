import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSample } from '../support/openSlip.tsx';
import { read } from '../support/page.tsx';

/** Expects these words in this state of the slip, above the footer and in it. */
async function expectWords(name: string, panel: string, footer: string): Promise<void> {
  renderSample(name);
  await waitFor(() => expect(read(screen.getByRole('tabpanel'))).toContain(panel));
  const foot = document.querySelector('footer');
  expect((foot === null ? '' : read(foot)).slice(-footer.length)).toBe(footer);
}

const NEEDS = 'To build a teaser, add 2 or more football or basketball spread or total points bets to your bet slip. Learn More';
const BILLS = 'Bills −2.5 −112 Spread Chiefs @ Bills · Sun 4:25 PM Bet To win';
const OILERS = 'Oilers +118 Moneyline Oilers @ Avalanche · Today 9:00 PM Bet To win';
const BILLS_LEG = 'Bills −2.5 −112 Spread · Chiefs @ Bills · Sun 4:25 PM';
const OILERS_LEG = 'Oilers +118 Moneyline · Oilers @ Avalanche · Today 9:00 PM';
const GAME = 'Celtics @ Knicks · 48–51 · Live, Q3 4:12';
const TEASED = 'Bills +3.5 −2.5 Spread · Chiefs @ Bills · Sun 4:25 PM Lions +3 −3 Spread · Lions @ Packers · Sun 4:25 PM';
const CHECK = 'Check the new odds, then accept to continue.';
const MOVED = 'Bills −2.5 moved from −112 to −122 .';
const OFFLINE = 'Your picks are saved on this device. Prices are paused and no bet can be sent until you’re back.';
const WIN_30 = 'Total bet $30.00 Payout $56.79';

it.each([
  ['Straight, empty', 'Add a bet to start building your betslip! Pick any price. It lands here.', ''],
  ['Parlay, empty', 'Add another bet to make this a parlay! Every leg has to win, so prices multiply.', ''],
  ['Teaser, empty', NEEDS, ''],
  ['Teaser tab with picks that cannot be teased', NEEDS, ''],
])('the tab “%s” says what it needs: %s', expectWords);

it.each([
  ['No amount', BILLS, 'Total bet $0.00 Payout $0.00 Enter an amount to bet. Place Bet'],
  [
    'Straight',
    `Celtics −4.5 −110 Live spread ${GAME} Bet To win ${BILLS} ${OILERS}`,
    'Total bet (2) $55.00 Payout $104.52 Place Bet',
  ],
  [
    'Straight, several of one game',
    `${GAME} Celtics −4.5 −110 Live spread Bet To win Over 218.5 +105 Live total Bet To win ${BILLS}`,
    'Total bet (2) $35.00 Payout $68.23 Place Bet',
  ],
  [
    'Parlay and round robins',
    '4-leg parlay +1391 Bills −2.5 −112 Spread · Chiefs @ Bills · Sun 4:25 PM Lions −3 −112',
    'Parlay $10.00 Round robin, 6 × $2.00 $12.00 Total bet (2) $22.00 Payout $161.11 Place Bet',
  ],
  [
    'Parlay+',
    `2-leg Parlay+ Same game +291 ${GAME} Celtics −4.5 −110 Live spread Over 218.5 +105 Live total Bet To win`,
    'Total bet $20.00 Payout $78.20 Place Bet',
  ],
  [
    'Parlay+ and round robins',
    `4-leg Parlay+ +1301 Same game · ${GAME} together +291 Celtics −4.5 −110 Live spread Over 218.5 +105 Live total Bills`,
    'Parlay $10.00 Round robin, 3 × $2.00 $6.00 Total bet (2) $16.00 Payout $176.86 Place Bet',
  ],
  [
    'Parlay of picks that can’t be combined',
    `2-leg parlay — Celtics −4.5 −110 Live spread · ${GAME} Only one pick of an event fits in this bet. Over`,
    'Total bet $20.00 Payout — These picks can’t be combined in one same-game parlay. Place Bet',
  ],
  [
    'Parlay+ with a player prop',
    'J. Tatum Over 27.5 −110 Live points · Celtics @ Knicks · 48–51 · Live, Q3 4:12 Player props can’t join a same-game parlay yet. Bet To win Remove it, keep +291 Bet as straights',
    'These picks can’t be combined in one same-game parlay. Place Bet',
  ],
  [
    'Teaser',
    `${TEASED} Bet To win Clear teaser Oilers is not in this teaser Only main spreads and totals of football or basketball can be`,
    'Total bet $24.00 Payout $44.87 Place Bet',
  ],
])('the slip in the state “%s” has its bets and totals: %s', expectWords);

it.each([
  ['Parlay and round robins', 'By 2s 6 combinations · $2.00 each', 'By 3s 4 combinations', 'All sizes 11 combinations'],
  ['Parlay+ and round robins', 'By 2s 3 combinations · $2.00 each', 'All sizes 4 combinations'],
])('the round robins of “%s” say how many combinations they have', async (name, ...sizes) => {
  renderSample(name);
  await screen.findByRole('button', { name: 'Round Robins' });
  for (const size of sizes) expect(read()).toContain(size);
});

it('the points of a teaser have one decimal', () =>
  expectWords(
    'Teaser',
    '2-team football teaser −115 Points 6.0 −115 , Bills +3.5, Lions +3 6.5 −125 , Bills +4, Lions +3.5 10.0 3 legs',
    'Place Bet',
  ));

it.each([
  ['Odds changed', `2 prices changed ${MOVED} Oilers moved from +118 to +124 . ${CHECK} Bills −2.5 was −112 now −122 Spread`],
  ['Line changed', `1 price changed Bills −2.5 is now −3 at −122 . ${CHECK} Bills −3 −2.5 was −112 now −122 Spread`],
  ['Error ODDS_CHANGED', `1 price changed ${MOVED} ${CHECK} Bills −2.5 was −112 now −122 Spread`],
  ['Four prices changed', `Lions −3 moved from −112 to −122 . Oilers is now −3 at −122 . 1 more, marked below. ${CHECK}`],
  ['Teaser with a moved leg', `1 price changed Bills −2.5 is now −3 at −122 . ${CHECK} 2-team football teaser −115`],
  ['Parlay+ of a game that has moved and another', `3-leg Parlay+ +872 Same game · ${GAME} together +300 Accept +300 Bills`],
])('the slip in the state “%s” says what has moved: %s', (name, words) => expectWords(name, words, 'Accept Changes & Bet'));

it('a moved price that needs no acceptance says what it was, and can be bet on', () =>
  expectWords('Odds changed, and any are accepted', 'Bills −3 −2.5 was −112 now −122 Spread', `${WIN_30} Place Bet`));

it('a price that went down is marked as such, and one that went up', async () => {
  renderSample('Odds changed');
  const marked = async (price: string) =>
    (await screen.findAllByText(price)).map((found) => found.closest('[class*=trend]')?.className ?? '').join(' ');
  expect(await marked('−122')).toMatch(/trend-DOWN/);
  expect(await marked('+124')).toMatch(/trend-UP/);
});

const SUSPENDED = '1 pick is suspended Not part of the totals. Remove suspended';
const CLOSED = '1 pick is closed Not part of the totals. Remove closed';
it.each([
  ['Suspended', `${SUSPENDED} Bills −2.5 Suspended Spread`, 'Total bet $10.00 Payout $21.80 Place Bet'],
  ['Closed', `${CLOSED} Bills −2.5 Closed Spread`, 'Total bet $10.00 Payout $21.80 Place Bet'],
  ['Error SELECTION_DISABLED', `${CLOSED} Bills −2.5 Closed`, 'Bills −2.5 is closed. Remove it to go on. Place Bet'],
  ['Both picks suspended', '2 picks are suspended', 'Bills −2.5 is suspended. Wait, or remove it. Place Bet'],
  ['Parlay with a closed leg', '2-leg parlay — Bills −2.5 Closed Spread', 'Bills −2.5 is closed. Remove it to go on. Place Bet'],
])('a pick in the state “%s” has a word in place of its price: %s', expectWords);

it.each([
  ['Logged out', `${BILLS} Your picks are saved They follow you when you log in, stakes included.`, 'Log In to Bet'],
  ['Updating', BILLS, `${WIN_30} Place Bet Updating your betslip.`],
  ['Teaser whose points were chosen just now', TEASED, 'Place Bet Updating your betslip.'],
  ['Offline', OFFLINE, 'Payout — Place Bet You’re offline. Bets can be placed once you’re back.'],
  ['Offline', 'Bills −2.5 Paused Spread Chiefs @ Bills · Sun 4:25 PM Bet To win Oilers Paused Moneyline', 'once you’re back.'],
  ['Teaser offline', '2-team football teaser Paused Points', 'Place Bet You’re offline. Bets can be placed once you’re back.'],
])('the slip in the state “%s” says why no bet can be placed: %s', expectWords);

it('no bet can be placed on prices that are paused while the page is online', async () => {
  renderSample('Straight', { paused: true });
  const place = await screen.findByRole('button', { name: /^Place Bet/ });
  expect(place.getAttribute('aria-disabled') ?? place.hasAttribute('disabled')).toBeTruthy();
  expect(read(document.querySelector('footer') ?? place)).toContain(
    'Prices are paused. Bets can be placed once they’re live again.',
  );
});

it.each([
  ['Placing', `${BILLS} ${OILERS}`, 'Total bet (2) $40.00 Payout $78.59 Placing bets'],
  ['Placing on a live event', 'Celtics −4.5 −110', 'Live bets are held for 5 seconds before they are accepted. Placing bet'],
  [
    'Checking',
    'Checking your bet The answer is taking a while. We’re asking what became of it.',
    'Nothing will be placed twice. Checking',
  ],
  [
    'Not received',
    'Nothing was placed Your bet didn’t reach us and no money has moved. You can place it again.',
    '$78.59 Place Bet',
  ],
  [
    'Bet Placed',
    'You’re in. 2 bets placed. Good luck, Maya. Bills −2.5 Chiefs @ Bills ID 8F21·00001 $30.00 −112 Payout $56.79',
    'Bet Placed Your bet is placed. Keep same selections',
  ],
  [
    'After Bet Placed',
    'Oilers Oilers @ Avalanche 25% Profit Boost ID 8F21·00002 $10.00 +118 Payout $21.80 My Bets',
    'Keep same selections',
  ],
])('the slip in the state “%s” says what becomes of the bets: %s', expectWords);

it('a bet without an answer is not called fine while offline', async () => {
  renderSample('Checking offline');
  await screen.findByText('Checking your bet');
  expect(read()).toContain('You’re offline: we ask what became of it as soon as you’re back. Nothing will be placed twice.');
  expect(read()).not.toContain('that’s fine');
});

it('the slip while the log-in is unknown shows nobody’s picks', () => {
  renderSample('Log-in unknown');
  expect(read()).toBe('Betslip');
});

const ROBINS_REFUSED = 'By 2s, 6 combinations Too little. By 3s 4 combinations By 3s, 4 combinations All sizes 11 combinations';
it.each([
  [
    'Error ANONYMOUS_REGION_ERROR',
    'Check your location Bets are not taken where you are. Your picks stay here meanwhile.',
    'here meanwhile.',
  ],
  [
    'Error GEO',
    'Check your location We need to verify your location before you proceed. Please Check Location.',
    'Check Location.',
  ],
  ['Error BET_ALREADY_PLACED', BILLS, `${WIN_30} Another bet was placed under this id. Place Bet`],
  ['Error GENERIC', BILLS, `${WIN_30} Selections of the same event can’t be combined in this bet. Place Bet`],
  ['Error RETRYABLE', BILLS, 'That was too many bets in a short time. Nothing was placed: try again in a moment. Place Bet'],
  ['Error RG_ACK_REQUIRED', 'Read about playing within your means first, then place your bet. Bills', 'then place your bet.'],
  [
    'Error RG_LIMIT',
    'This bet would take you past your spend limit. Nothing was bet. Bills',
    'past your spend limit. Nothing was bet.',
  ],
  ['Error DEPOSIT', BILLS, 'Your balance is $12.00. Deposit to place this bet. Deposit'],
  ['Amount invalid', `${BILLS} The most for one bet is $9,999,999.99`, 'Payout — Check the amounts above. Place Bet'],
  ['Deposit required', `${BILLS} $18.00 more than your balance Bet $12.00`, 'Bet $12.00 or less, or add money. Deposit'],
  [
    'Over the book’s limit',
    `${BILLS} This bet is over the book’s limit for this market; the most is $10.99. Bet $10.99 ${OILERS}`,
    'Check the amounts above. Place Bet',
  ],
  [
    'Over the book’s limit, which takes none',
    `${BILLS} We take no more bets on this selection at the moment. ${OILERS}`,
    'Check the amounts above. Place Bet',
  ],
  ['Straight: messages of its bet and its leg', `${BILLS} Of the bet. Of the leg. ${OILERS} Of the bet.`, 'Of the bet. Place Bet'],
  [
    'Parlay: messages of its bet and of a leg',
    `2-leg parlay — ${BILLS_LEG} Of the leg. ${OILERS_LEG} Bet To win Of the bet. Bet as straights`,
    'Of the bet. Place Bet',
  ],
  [
    'Teaser: messages of its bet and of a leg',
    `${TEASED} Of the leg. Bet To win Of the bet. Clear teaser`,
    'Of the bet. Place Bet',
  ],
  ['Round robins: an error of a field and of the bet', `${ROBINS_REFUSED} All sizes, 11 combinations Not so.`, 'Not so. Place Bet'],
  [
    'Refused with a message of no field',
    'past your spend limit. Nothing was bet. 2-leg parlay +313',
    'past your spend limit. Nothing was bet.',
  ],
])('a message in the state “%s” is where it belongs: %s', expectWords);

it.each([
  [
    'Boost applied',
    'Bills −2.5 was −112 boosted to +112 Spread Chiefs @ Bills · Sun 4:25 PM Bet To win 25% Profit Boost applied Max bet $50.00 · 1+ legs Expires in 0h 42m 18s Remove',
    'Boost + $5.58 Payout was $47.32 $52.90 Place Bet',
  ],
  ['Bonus bet applied', `${BILLS} $10.00 Bonus Bet applied Remove`, 'Total bet $10.00 Payout $8.93 Place Bet'],
  ['Straight with a boost that cannot be used any more', 'This reward can’t be used any more Remove', '$52.90 Place Bet'],
  [
    'Straight in credits that are too few',
    'You have $15.00 in site credit. Site credit applied $15.00 available Remove',
    'Total bet $25.00 Payout $22.32 Check the amounts above. Place Bet',
  ],
  ['Parlay with a boost', '2-leg parlay was +313 boosted to +112', 'Total bet $10.00 Payout was $41.26 $37.90 Place Bet'],
])('a reward in the state “%s” changes what is won: %s', expectWords);

it.each([
  ['Straight', 'straight'],
  ['Parlay and round robins', 'parlay'],
  ['Parlay+', 'parlayplus'],
  ['Teaser', 'teaser'],
  ['Parlay of picks that can’t be combined', 'invalid'],
])('the bet of the state “%s” is of the type %s', async (name, type) => {
  renderSample(name);
  await screen.findByRole('button', { name: 'Place Bet' });
  expect([...document.querySelectorAll<HTMLElement>('[data-bet-type]')].map(({ dataset }) => dataset.betType)).toContain(type);
  expect(document.querySelector('footer')?.dataset.betType).toBe(type);
});
