/** The pages of the account area about the app itself: one file, because the door that every page loads pays for each import of its own. */
export { AboutPage } from './AboutPage.tsx';
export { HelpArticlePage, HelpPage } from './HelpPage.tsx';
