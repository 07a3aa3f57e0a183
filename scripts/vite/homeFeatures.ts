import type { BrandKind } from '../../core/wire/brandKind.ts';

export interface HomeFeature {
  readonly why: string;
  /** Only on the home of brands of this kind. */
  readonly only?: BrandKind;
}

/** Features that may have code on the logged-out home, and why. A feature that is not here adds nothing to it but its door. */
export const HOME_FEATURES: Readonly<Record<string, HomeFeature>> = {
  sports: { why: 'home is its page; in the chunk of the layout' },
  navigation: { why: 'the menu beside every page' },
  search: { why: 'the box in the bar; what it opens is loaded with the first focus' },
  session: { why: 'log-in and sign-up in the bar; the end of a session on any page; the times of a session in the footer' },
  account: { why: 'the visitors’ menu in the bar; the odds format of this device' },
  betslip: { why: 'the place of the slip beside the lines; what is picked on the price buttons' },
  casino: { why: 'home of a standalone casino is its page', only: 'casino' },
  promotions: { why: 'the place of its carousel on home, behind a flag' },
  awards: { why: 'the line that says under which path its pages are' },
  wallet: { why: 'the two lines that say where the slip finds the quick deposit' },
  'install-prompt': { why: 'the gate that waits for the browser’s offer to install the app' },
  update: { why: 'the notice of a newer version, over any page' },
  system: { why: 'the waiting room, over any page' },
  'dev-tools': { why: 'whether the debug menu’s flag is on, over any page; not in a build for production' },
  'my-bets': {
    why: 'the gate that waits for a log-in before it says how bets end, over any page; the line that says where the history finds its bets',
    only: 'sportsbook',
  },
  favourites: { why: 'the lines that say where the stars of a player are, which a visitor has none of', only: 'sportsbook' },
  'custom-dialogs': { why: 'the dialogs of a player, over any page; a visitor has only the gate that waits for a log-in' },
};
