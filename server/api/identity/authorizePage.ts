import { CODE_FIELD } from '../../../core/wire/codeRequired.ts';
import type { BrandPage } from './brandPage.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A page without scripts: everything that varies is text or an attribute, and escaped. */
function page({ name, modes, styles, icon }: BrandPage, title: string, content: string): string {
  return `<!doctype html>
<html lang="en" data-modes="${escapeHtml(modes.join(' '))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${escapeHtml(modes.join(' '))}">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${escapeHtml(name)}</title>
${icon === null ? '' : `<link rel="icon" href="${escapeHtml(icon)}">`}
${styles.map((path) => `<link rel="stylesheet" href="${escapeHtml(path)}">`).join('\n')}
</head>
<body>
<header>${icon === null ? '' : `<img src="${escapeHtml(icon)}" alt="" width="32" height="32">`}<span>${escapeHtml(name)}</span></header>
<main>${content}</main>
</body>
</html>
`;
}

export interface LogInPage {
  readonly brand: BrandPage;
  /** The name of a client other than the app. */
  readonly clientName: string | null;
  /** The hidden field of loginForm.ts. */
  readonly field: string;
  /** The name typed last. */
  readonly username: string;
  /** What went wrong with the last attempt. */
  readonly problem: string | null;
  /** What the problem says is news, that a code was sent, and nothing went wrong. */
  readonly isNews: boolean;
  /** A code was sent: it is typed with the password once more, which the page does not keep. */
  readonly asksCode: boolean;
  /** Where a player goes who does not want to log in. */
  readonly cancelAddress: string;
}

export function logInPage({ brand, clientName, field, username, problem, isNews, asksCode, cancelAddress }: LogInPage): string {
  const lead =
    clientName === null ? `Use your ${brand.name} account.` : `${clientName} wants to know who you are at ${brand.name}.`;
  const focus = (wanted: boolean): string => (wanted ? ' autofocus' : '');
  return page(
    brand,
    'Log in',
    `<form class="card" method="post" action="/authorize">
<div><h1>Log in</h1><p class="lead">${escapeHtml(lead)}</p></div>
${problem === null ? '' : `<p ${isNews ? 'class="lead" role="status"' : 'class="problem" role="alert"'} id="problem">${escapeHtml(problem)}</p>`}
<input type="hidden" name="form" value="${escapeHtml(field)}">
<label>Email or username<input name="username" value="${escapeHtml(username)}" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="200"${focus(username === '')}></label>
<label>Password<input name="password" type="password" autocomplete="current-password" required maxlength="256"${focus(username !== '')}></label>
${asksCode ? `<label>6-digit code<input name="${CODE_FIELD}" autocomplete="one-time-code" inputmode="numeric" maxlength="20"></label>` : ''}
<button type="submit">Log In</button>
<p class="foot"><a href="${escapeHtml(cancelAddress)}">Cancel</a></p>
</form>`,
  );
}

/** For a request that must not be answered to anybody but the player. */
export function refusalPage(brand: BrandPage, title: string, description: string): string {
  return page(
    brand,
    title,
    `<section class="card"><div><h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(description)}</p></div>
<p class="foot">Close this page and start again from the app.</p></section>`,
  );
}
