import type { BrandKind } from './brandKind.ts';

export interface InstallPicture {
  readonly file: string;
  readonly form: 'wide' | 'narrow';
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** What is on it, for people who do not see it. */
  readonly label: string;
}

const SCREENS = {
  sportsbook: {
    home: 'Home: live scores and the odds of the next games',
    event: 'A game with all its markets',
    bets: 'My Bets: open bets and what they can win',
  },
  casino: {
    home: 'The casino lobby with its jackpots',
    games: 'More games of the lobby, row by row',
    category: 'All slots of the casino',
  },
} as const satisfies Readonly<Record<BrandKind, Readonly<Record<string, string>>>>;

const FORMS = {
  wide: { width: 1280, height: 800 },
  narrow: { width: 480, height: 900 },
} as const;

function picturesOf(kind: BrandKind): readonly InstallPicture[] {
  return (['wide', 'narrow'] as const).flatMap((form) =>
    Object.entries(SCREENS[kind]).map(([screen, label]) => ({
      file: `screenshot-${form}-${screen}.png`,
      form,
      width: FORMS[form].width,
      height: FORMS[form].height,
      label,
    })),
  );
}

/** Pictures of the app for the browser's install dialog, in brands/<code>/assets: `npm run screenshots -- --install` takes them. */
export const INSTALL_PICTURES: Readonly<Record<BrandKind, readonly InstallPicture[]>> = {
  sportsbook: picturesOf('sportsbook'),
  casino: picturesOf('casino'),
};
