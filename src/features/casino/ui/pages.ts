/** The pages below the lobby: one file, because the door that every page loads pays for each import of its own. */
export { CategoryPage } from './CategoryPage.tsx';
export { FreeToPlayPage } from './FreeToPlayPage.tsx';
export { GamePage } from './GamePage.tsx';
export { JackpotPage } from './JackpotPage.tsx';
export { RewardsPage } from './RewardsPage.tsx';
