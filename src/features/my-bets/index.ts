/**
 * The door of My Bets. src/app provides OddsFormatContext and puts `my-bets/:tab` (its index leads to `my-bets/open`) behind the session's RequireLogIn, with MyBetsSkeleton while it is not known who is logged in.
 */
export { OddsFormatContext } from './data/useMyBets.ts';
export { MyBetsSkeleton } from './ui/MyBetsSkeleton.tsx';

export const myBetsPages = {
  tab: () => import('./ui/MyBetsPage.tsx').then((module) => module.MyBetsPage),
};
