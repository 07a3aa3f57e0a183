export { ErrorMessage, ErrorScreen } from './ui/ErrorScreens.tsx';
export const loadWaitingRoom = () => import('./ui/WaitingRoom.tsx');
export const systemPages = {
  info: () => import('./ui/InfoPage.tsx').then((module) => module.InfoPage),
  notFound: () => import('./ui/NotFoundPage.tsx').then((module) => module.NotFoundPage),
};
