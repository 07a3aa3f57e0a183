import { lazy } from 'react';

/** Fetched with the click that opens it: a dialog is not worth its weight on a first paint. */
export const LogOutDialog = lazy(() => import('./LogOutDialog.tsx').then((module) => ({ default: module.LogOutDialog })));

/** `/login`. */
export const LogInPage = lazy(() => import('./LogInPage.tsx').then((module) => ({ default: module.LogInPage })));

/** `/signup`. */
export const SignUpPage = lazy(() => import('./SignUpPage.tsx').then((module) => ({ default: module.SignUpPage })));
