import type { BrandKind } from '../../../../core/wire/brandKind.ts';

export interface HelpArticle {
  /** The last part of its address, `/account/help/{id}`. */
  readonly id: string;
  readonly title: string;
  readonly group: 'Money' | 'Betting' | 'Casino' | 'Staying in control' | 'Your account';
  /** Null: of every brand. */
  readonly only: BrandKind | null;
  readonly paragraphs: readonly string[];
  /** Where it is done. */
  readonly link: { readonly path: string; readonly label: string } | null;
}

const taxes = (only: BrandKind, rules: readonly string[]): HelpArticle => ({
  id: 'taxes',
  title: 'Taxes and form W-2G',
  group: 'Money',
  only,
  paragraphs: [...rules, 'Your forms and the summary of each year are on the page Taxes. We do not give tax advice.'],
  link: { path: '/account/taxes', label: 'Taxes' },
});

/** What the product does, in the order of the page. A rule that changes changes its article. */
const ARTICLES: readonly HelpArticle[] = [
  {
    id: 'deposits',
    title: 'How deposits work',
    group: 'Money',
    only: null,
    paragraphs: [
      'Choose a way to pay and an amount. The provider’s own page asks for the rest, and we never see your card or bank log-in.',
      'A deposit is credited once, when the provider has confirmed it. If the connection drops meanwhile, we ask the provider what became of it.',
      'One deposit is open at a time. Another one cancels it first. Five failed deposits within ten minutes block new ones for half an hour.',
    ],
    link: { path: '/deposit', label: 'Deposit' },
  },
  {
    id: 'withdrawals',
    title: 'How withdrawals work',
    group: 'Money',
    only: null,
    paragraphs: [
      'The amount leaves your playable balance at once and is reserved for you. Then it is checked, sent, and arrives; the receipt shows each step with its time.',
      'Until it is sent you can cancel it, and the money is back in your balance. If the bank refuses it, it comes back by itself.',
      'Limits, location and a cool-off never stop a withdrawal. Only money that you owe us does, and money that can still be taken back waits: an eCheck for five days until it has cleared, a payout for some minutes while its result can be corrected. The withdrawal page shows what waits, and until when.',
    ],
    link: { path: '/withdrawal', label: 'Withdraw' },
  },
  taxes('sportsbook', [
    'From 2026 on, a bet on sports has a form W-2G where its winnings reach $2,000 and 300 times the wager; a slot round where its win reaches $2,000. Before, it was $600 and $1,200.',
    'A form belongs to one payout and one year. If a bet is graded anew in the same year, the last result counts; in a later year the form stays, and the change is a correction of that year.',
  ]),
  taxes('casino', [
    'From 2026 on, a slot round has a form W-2G where its win reaches $2,000. Before, it was $1,200.',
    'A form belongs to one payout and one year.',
  ]),
  {
    id: 'grading',
    title: 'How bets are graded',
    group: 'Betting',
    only: 'sportsbook',
    paragraphs: [
      'Bets are graded on the official result. Overtime and shoot-outs count for a whole game as that result counts them; a half, a period or a set counts alone.',
      'A result exactly on the line is a push: the stake comes back. A game that is not played is void, and its stakes come back, too.',
      'If a result is corrected, your bet is graded again, and both gradings stay in its story in your history.',
    ],
    link: { path: '/info/house-rules', label: 'House rules' },
  },
  {
    id: 'cash-out',
    title: 'How cash out works',
    group: 'Betting',
    only: 'sportsbook',
    paragraphs: [
      'While a bet is open, My Bets shows what it is worth now, less a margin. You can take all of it or a part; the rest of the bet stays open.',
      'An offer holds for the moment in which you see it. If the price has moved, you are asked again. Where a price is suspended there is no offer.',
    ],
    link: { path: '/my-bets/open', label: 'My Bets' },
  },
  {
    id: 'odds',
    title: 'Odds formats',
    group: 'Betting',
    only: 'sportsbook',
    paragraphs: [
      'The same price is −110 in American odds, 1.91 in decimal, 10/11 as a fraction, and 52.4% as the probability that it implies.',
      'Decimal odds are what one dollar returns, with the dollar. A fraction is what you win for each unit you bet. The implied probability is how often a bet has to win so that you neither win nor lose over time.',
      'The format is your choice and changes no price.',
    ],
    link: { path: '/account/settings/content', label: 'Content settings' },
  },
  {
    id: 'lost-connection',
    title: 'When the connection drops',
    group: 'Betting',
    only: 'sportsbook',
    paragraphs: [
      'Your picks stay on this device and prices pause. No bet is ever sent while you are offline.',
      'If a placement gets no answer it is checked by its own number: a bet is placed once or not at all.',
    ],
    link: null,
  },
  {
    id: 'fair-games',
    title: 'Fair numbers in casino games',
    group: 'Casino',
    only: null,
    paragraphs: [
      'The numbers of a round are fixed before it begins. Afterward the game shows them, so that anybody can check the round.',
      'The RTP of a game is what it returns over many rounds. It says nothing about the next one.',
      'A stake is taken once and a win is paid once, whatever happens to the connection. A round that was cut off can be finished when you open the game again.',
    ],
    link: { path: '/account/history/casino', label: 'Casino history' },
  },
  {
    id: 'limits',
    title: 'How limits work',
    group: 'Staying in control',
    only: null,
    paragraphs: [
      'You can limit what you deposit, lose and spend in a day, a week or a month, your largest single wager, and the hours of a day.',
      'A lower limit holds at once. A higher one, or none, waits until the period of the old one is over and at least 24 hours, and then you confirm it. Until you do, the old one holds. You can cancel the change at any time.',
      'Days, weeks and months are those of the state or province of your account. Traveling gives you no new day. Bonus money does not count, and a bet that is voided counts as if it had never been placed.',
    ],
    link: { path: '/account/responsible-gaming', label: 'Responsible gaming' },
  },
  {
    id: 'breaks',
    title: 'Cool-off and self-exclusion',
    group: 'Staying in control',
    only: null,
    paragraphs: [
      'Both stop you at all our brands at once, in every tab and on every device: no log-in, no bet, no deposit, no offer by mail.',
      'Open bets and rounds settle and pay, and withdrawals that you have asked for go out.',
      'A cool-off ends by itself. After a self-exclusion Support opens your account, if you ask for it. Help is free and confidential: 1-800-GAMBLER.',
    ],
    link: { path: '/account/responsible-gaming/cool-off', label: 'Take a cool-off' },
  },
  {
    id: 'location',
    title: 'Location problems',
    group: 'Your account',
    only: null,
    paragraphs: [
      'You can bet only while you are in a state or province where we have a license. Looking around, withdrawing and cashing out need no location.',
      'Allow your browser to use your location and turn on Wi-Fi: near a border it decides. A VPN or a remote desktop makes the check fail.',
      'Where you live does not decide where you can bet, and the other way round.',
    ],
    link: null,
  },
  {
    id: 'address',
    title: 'Changing your address',
    group: 'Your account',
    only: null,
    paragraphs: [
      'A new address in the same state or province holds as soon as you save it. Each change stays on record.',
      'A move to another one needs an approved document first. One document proves one move. Your limits stay; their days follow the rules of the new place.',
    ],
    link: { path: '/account/update-address', label: 'Address and documents' },
  },
  {
    id: 'closing',
    title: 'Closing your account',
    group: 'Your account',
    only: null,
    paragraphs: [
      'Withdraw your balance first. An account with cash, a debt, an open bet, an open round or a payment on its way cannot be closed, and the page says what is left.',
      'Then your password closes it, at all our brands. Your records stay, as the law asks; log-in is refused from then on.',
    ],
    link: { path: '/account/settings/close', label: 'Close account' },
  },
];

/** The articles of a brand. */
export const helpArticles = (kind: BrandKind): readonly HelpArticle[] =>
  ARTICLES.filter(({ only }) => only === null || only === kind);

/** Those whose title has every typed word in it, in any order and case. */
export function foundArticles(articles: readonly HelpArticle[], typed: string): readonly HelpArticle[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return articles.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
}
