import type { MediaAccount } from './mediaAccounts.ts';

export const PROVIDER_NAME = 'Sports Media';
export const STYLE_PATH = '/style.css';

/**
 * No scripts, no frames, forms to this origin alone. `form-action` also covers the redirect after a form, which leads back to the app.
 * @param redirectUris of the app. A policy cannot name an IPv6 address.
 */
export function pagePolicy(redirectUris: readonly string[]): string {
  const apps = new Set(redirectUris.map((uri) => new URL(uri).origin).filter((origin) => !origin.includes('[')));
  return [
    "default-src 'none'",
    "style-src 'self'",
    ["form-action 'self'", ...apps].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

export const STYLE = `
:root { color-scheme: light dark; --page: #f2f3f5; --card: #fff; --text: #16181d; --quiet: #565c68; --line: #c9cdd5; --main: #14532d; --on-main: #fff; --bad: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --page: #111317; --card: #1b1e24; --text: #f1f2f4; --quiet: #a9b0bd; --line: #4a505c; --main: #86efac; --on-main: #10130f; --bad: #ff8a80; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { width: min(400px, 100%); padding: 24px; border-radius: 12px; background: var(--card); border: 1px solid var(--line); }
h1 { margin: 0 0 4px; font-size: 22px; line-height: 1.3; }
p { margin: 0 0 16px; color: var(--quiet); }
.bad { color: var(--bad); font-weight: 600; }
label { display: block; margin: 0 0 16px; font-weight: 600; }
input { display: block; width: 100%; min-height: 48px; margin-top: 4px; padding: 0 12px; border: 1px solid var(--line); border-radius: 8px; background: transparent; color: inherit; font: inherit; }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }
button { min-height: 48px; border-radius: 8px; border: 1px solid var(--line); background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button.main { background: var(--main); border-color: var(--main); color: var(--on-main); }
:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
details { margin-top: 16px; color: var(--quiet); font-size: 14px; }
`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="stylesheet" href="${STYLE_PATH}"></head><body><main>${body}</main></body></html>`;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** More of the sandbox's accounts are not listed. */
const MAXIMUM_LISTED = 8;

export interface LogInForm {
  /** The id of the log-in at oidc-provider. */
  readonly uid: string;
  readonly app: string;
  readonly accounts: readonly MediaAccount[];
  /** The address of a log-in that failed. */
  readonly failedEmail?: string;
}

export function logInPage({ uid, app, accounts, failedEmail }: LogInForm): string {
  const listed = accounts.slice(0, MAXIMUM_LISTED).map(({ email }) => escaped(email));
  return page(
    `Log in · ${PROVIDER_NAME}`,
    `<h1>Log in to ${PROVIDER_NAME}</h1>
<p>${escaped(app)} asks to link its account with yours. It gets your user name and an id that only it can use.</p>
${failedEmail === undefined ? '' : '<p class="bad" role="alert">That email and password do not match.</p>'}
<form method="post" action="/interaction/${encodeURIComponent(uid)}">
<label>Email<input name="email" type="email" autocomplete="username" required value="${escaped(failedEmail ?? '')}"></label>
<label>Password<input name="password" type="password" autocomplete="current-password"></label>
<div class="row"><button name="choice" value="cancel" formnovalidate>Cancel</button><button class="main" name="choice" value="link">Log in and link</button></div>
</form>
<details><summary>Sandbox accounts</summary>Password of all: ${escaped(accounts[0]?.password ?? '')}. ${listed.join(', ')}.</details>`,
  );
}

export function homePage(): string {
  return page(
    PROVIDER_NAME,
    `<h1>${PROVIDER_NAME}</h1><p>A provider of accounts that stands in for a real one in the sandbox.</p>`,
  );
}

export function failurePage(): string {
  return page(
    `Not possible · ${PROVIDER_NAME}`,
    `<h1>This cannot be done</h1><p role="alert">The request was not valid, or it is too old. Go back to the app and start again.</p>`,
  );
}
