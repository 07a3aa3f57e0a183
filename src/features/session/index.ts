/** The session's door: log-in, log-out, and who is here. src/app provides SessionContext around all routes. */
import { lazy } from 'react';

export { SessionContext, type SessionWorld, useSession, useSessionState, useVisitor, type Visitor } from './data/sessionContext.ts';
export { logInPath } from './logic/logInPath.ts';
export { LogoutRedirect } from './ui/LogoutRedirect.tsx';
export { RequireLogIn } from './ui/RequireLogIn.tsx';

/** Fetched with the click that opens it: a dialog is not worth its weight on a first paint. */
export const LogOutDialog = lazy(() => import('./ui/LogOutDialog.tsx').then((module) => ({ default: module.LogOutDialog })));

/** `/login`. */
export const LogInPage = lazy(() => import('./ui/LogInPage.tsx').then((module) => ({ default: module.LogInPage })));

/** `/signup`. */
export const SignUpPage = lazy(() => import('./ui/SignUpPage.tsx').then((module) => ({ default: module.SignUpPage })));
