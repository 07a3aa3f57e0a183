import type { BrandKind } from '../../../../core/wire/brandKind.ts';

/** Text pages of every brand. */
export interface InfoPage {
  readonly title: string;
  readonly sections: readonly { readonly heading: string | null; readonly paragraphs: readonly string[] }[];
}

/** What the texts depend on. */
export interface InfoFacts {
  readonly name: string;
  readonly kind: BrandKind;
  /** The brand's name for credits. */
  readonly credits: string;
}

type Write = (facts: InfoFacts) => InfoPage;

const one = (title: string, paragraphs: readonly string[]): InfoPage => ({ title, sections: [{ heading: null, paragraphs }] });

const CONTACT = (name: string): string =>
  `Write to the support of ${name}. At the foot of every page with a menu, under Company, is Contact Support.`;

const HELP: Readonly<Record<BrandKind, InfoPage['sections']>> = {
  sportsbook: [
    {
      heading: 'Placing a bet',
      paragraphs: [
        'Choose a price: it lands in the betslip. Enter what you want to bet or to win, then place it.',
        'What a bet pays and how it is settled is in the house rules.',
      ],
    },
    {
      heading: 'When the connection drops',
      paragraphs: [
        'Your picks stay on this device and prices pause. No bet is ever sent while you are offline.',
        'If a placement gets no answer it is checked by its own number: a bet is placed once or not at all.',
      ],
    },
  ],
  casino: [
    {
      heading: 'Playing a game',
      paragraphs: [
        'Choose a game and set what you want to bet on a round; the game shows your balance, and how much and how long you have played.',
        'The RTP on its tile is what a game returns over many rounds. It says nothing about the next one.',
      ],
    },
    {
      heading: 'Fair numbers',
      paragraphs: [
        'The numbers of a round are fixed before it begins. Afterward the game shows them, so that anybody can check the round.',
      ],
    },
    {
      heading: 'When the connection drops',
      paragraphs: ['A stake is taken once and a win is paid once, whatever happens to the connection.'],
    },
  ],
};

const PAGES: Readonly<Record<string, Write>> = {
  'responsible-gaming': ({ name }) => ({
    title: 'Responsible gaming',
    sections: [
      {
        heading: null,
        paragraphs: [
          `Playing at ${name} is meant to be a pastime. Decide what you can spare before you start, and leave when it is spent.`,
          'If it stops being one, talk to somebody: call 1-800-GAMBLER, at any hour, free of charge and in confidence.',
        ],
      },
      {
        heading: 'Limits',
        paragraphs: [
          'A player can limit what they deposit, lose, spend and stake, and how long they play, in Responsible gaming of their account.',
          'A lower limit holds at once; a higher one waits, and then has to be confirmed. A cool-off or a self-exclusion holds at all our brands.',
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
  about: ({ name, kind }) =>
    one(`About ${name}`, [
      kind === 'casino'
        ? `${name} is one of the casinos of Slipstream, an open reference product. Every round can be checked, its money is play money.`
        : `${name} is one of four brands of Slipstream, an open reference sportsbook. Its prices are simulated, its money is play money.`,
    ]),
  help: ({ name, kind }) => ({
    title: 'Help center',
    sections: [...HELP[kind], { heading: 'More questions', paragraphs: [CONTACT(name)] }],
  }),
  apps: ({ name, kind }) => ({
    title: 'Install the app',
    sections: [
      {
        heading: null,
        paragraphs: [
          `${name} installs from this browser, not from a store.`,
          `It opens in a window of its own and starts faster${kind === 'sportsbook' ? ', and it keeps your betslip when the connection drops' : ''}.`,
        ],
      },
      { heading: 'On iPhone', paragraphs: ['In Safari, open the Share menu and choose Add to Home Screen.'] },
      { heading: 'On Android', paragraphs: ['In Chrome, open the menu and choose Install app.'] },
      { heading: 'On a computer', paragraphs: ['Look for Install in the address bar or in the browser’s menu.'] },
    ],
  }),
  'restricted-balance': ({ credits }) =>
    one('Restricted balance', [
      'A restricted balance is money that is set apart: it is part of what you hold, and it cannot be withdrawn as long as it is restricted.',
      `It is neither cash nor ${credits}; each has a row of its own in your wallet.`,
    ]),
  'privacy-policy': ({ name, kind }) =>
    one('Privacy Policy', [
      `${name} keeps what it needs to run your account: name, email address, ${kind === 'sportsbook' ? 'bets' : 'rounds'} and balances.`,
      `On this device it keeps ${kind === 'sportsbook' ? 'your betslip and ' : ''}your preferences, apart for every brand and player; they are removed when you log out.`,
      'Nothing is sold and nothing is shared with advertisers.',
    ]),
  'terms-of-use': ({ name }) =>
    one('Terms of Use', [
      `${name} is open to people of 21 and older in an operating area. Looking around is open to everybody.`,
      'This is a demonstration: balances are play money.',
    ]),
  accessibility: ({ name }) =>
    one('Accessibility Policies', [
      `${name} aims at WCAG 2.2, level AA: every screen works with a keyboard alone, names what it shows, and keeps its contrast in all modes.`,
      'Moving prices never move the page, and motion stops when your system asks for less of it.',
      'If something stands in your way, write to our support; that is a defect, and it is treated as one.',
    ]),
};

/** Null: there is no such page. */
export function infoPage(slug: string, facts: InfoFacts): InfoPage | null {
  return Object.hasOwn(PAGES, slug) ? (PAGES[slug]?.(facts) ?? null) : null;
}

export const INFO_SLUGS: readonly string[] = Object.keys(PAGES);
