/** The door of the sports screens. src/app provides SportsContext around them and loads each page when it is asked for. */
export type { SportsPorts } from './data/ports.ts';
export { SportsContext } from './data/sportsContext.ts';

export const sportsPages = {
  home: () => import('./ui/HomePage.tsx').then((module) => module.HomePage),
  live: () => import('./ui/LivePage.tsx').then((module) => module.LivePage),
  competition: () => import('./ui/CompetitionPage.tsx').then((module) => module.CompetitionPage),
  event: () => import('./ui/EventPage.tsx').then((module) => module.EventPage),
};
