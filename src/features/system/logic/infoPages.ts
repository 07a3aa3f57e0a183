/** Text pages of every brand. Their texts depend only on the brand's name and its name for credits. */
export interface InfoPage {
  readonly title: string;
  readonly sections: readonly { readonly heading: string | null; readonly paragraphs: readonly string[] }[];
}

type Write = (brand: string, credits: string) => InfoPage;

const one = (title: string, paragraphs: readonly string[]): InfoPage => ({ title, sections: [{ heading: null, paragraphs }] });

const PAGES: Readonly<Record<string, Write>> = {
  'responsible-gaming': (brand) => ({
    title: 'Play in balance',
    sections: [
      {
        heading: null,
        paragraphs: [
          `Betting at ${brand} is meant to be a pastime. Decide what you can spare before you start, and leave when it is spent.`,
          'If it stops being one, talk to somebody: call 1-800-GAMBLER, at any hour, free of charge and in confidence.',
        ],
      },
      {
        heading: 'Limits',
        paragraphs: [
          'Limits on deposits, losses, spending and time cannot be set here yet. Until they can, everything here is play money.',
        ],
      },
      {
        heading: 'Signs worth noticing',
        paragraphs: [
          'Betting to win back what was lost, betting with borrowed money, hiding bets from others, thinking about little else.',
          'None of them is a reason to be ashamed. Each is a reason to take a break.',
        ],
      },
    ],
  }),
  'house-rules': () => ({
    title: 'House rules',
    sections: [
      {
        heading: 'Prices and payouts',
        paragraphs: [
          'A bet is accepted at the price you saw. When a price has moved you are asked first, and nothing is placed until you accept.',
          'A payout is the stake times the exact product of all prices, rounded half up to the cent once per ticket.',
        ],
      },
      {
        heading: 'Parlays',
        paragraphs: [
          'Every leg has to win. A leg that pushes or is void is taken out and the rest stands; with one leg left it is a straight bet.',
          'Outcomes that depend on each other, such as moneyline and spread of one game, cannot be legs of one parlay.',
        ],
      },
      {
        heading: 'Settlement',
        paragraphs: [
          'Bets are settled on the official result. If a result is corrected, the settlement is reversed and done again; records are never altered.',
          'A game that is not played is void, and its stakes are returned.',
        ],
      },
    ],
  }),
  about: (brand) =>
    one(`About ${brand}`, [
      `${brand} is one of four brands of Slipstream, an open reference sportsbook. Its prices are simulated, its money is play money.`,
      'Nothing here can be won or lost, except an afternoon.',
    ]),
  help: (brand) => ({
    title: 'Help center',
    sections: [
      {
        heading: 'Placing a bet',
        paragraphs: ['Choose a price: it lands in the betslip. Enter what you want to bet or to win, then place it.'],
      },
      {
        heading: 'When the connection drops',
        paragraphs: [
          'Your picks stay on this device and prices pause. No bet is ever sent while you are offline.',
          'If a placement gets no answer it is checked by its own number: a bet is placed once or not at all.',
        ],
      },
      {
        heading: 'More questions',
        paragraphs: [`Write to the support of ${brand}: Contact Support is at the foot of the home page.`],
      },
    ],
  }),
  apps: (brand) => ({
    title: 'Install the app',
    sections: [
      {
        heading: null,
        paragraphs: [
          `${brand} installs from this browser, not from a store.`,
          'It opens in a window of its own, starts faster and keeps your betslip when the connection drops.',
        ],
      },
      { heading: 'On iPhone', paragraphs: ['In Safari, open the Share menu and choose Add to Home Screen.'] },
      { heading: 'On Android', paragraphs: ['In Chrome, open the menu and choose Install app.'] },
      { heading: 'On a computer', paragraphs: ["Look for Install in the address bar or in the browser's menu."] },
    ],
  }),
  'restricted-balance': (_brand, credits) =>
    one('Restricted balance', [
      'A restricted balance is money that is set apart: it is part of what you hold, and it cannot be withdrawn as long as it is restricted.',
      `It is neither cash nor ${credits}; each has a row of its own in your wallet.`,
    ]),
  'privacy-policy': (brand) =>
    one('Privacy Policy', [
      `${brand} keeps what it needs to run your account: name, email address, bets and balances.`,
      'On this device it keeps your betslip and your preferences, apart for every brand and player; they are removed when you log out.',
      'Nothing is sold and nothing is shared with advertisers.',
    ]),
  'terms-of-use': (brand) =>
    one('Terms of Use', [
      `${brand} is open to people of 21 and older in an operating area. Looking around is open to everybody.`,
      'This is a demonstration: balances are play money, cannot be bought and cannot be paid out.',
    ]),
  accessibility: (brand) =>
    one('Accessibility Policies', [
      `${brand} aims at WCAG 2.2, level AA: every screen works with a keyboard alone, names what it shows, and keeps its contrast in all modes.`,
      'Moving prices never move the page, and motion stops when your system asks for less of it.',
      'If something stands in your way, write to our support; that is a defect, and it is treated as one.',
    ]),
};

/** Null: there is no such page. */
export function infoPage(slug: string, brand: string, credits: string): InfoPage | null {
  return Object.hasOwn(PAGES, slug) ? (PAGES[slug]?.(brand, credits) ?? null) : null;
}

export const INFO_SLUGS: readonly string[] = Object.keys(PAGES);
