/** The session's door: log-in, log-out, and who is here. src/app provides SessionContext around all routes. */
export { SessionContext, type SessionWorld, useSessionState, useVisitor } from './data/sessionContext.ts';
export { logInPath } from './logic/logInPath.ts';
export { LogoutRedirect } from './ui/LogoutRedirect.tsx';
export { LogInPage, LogOutDialog, SignUpPage } from './ui/lazyScreens.ts';
export { RequireLogIn } from './ui/RequireLogIn.tsx';
