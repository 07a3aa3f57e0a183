import { cleanSearchTerm } from '../texts/search.ts';
import { appPath } from './appPath.ts';
import { routeOfDeepLink } from './deepLinks.ts';

/** The page that receives what the system shares with the installed app, and links of its protocol. */
export const OPEN_PATH = '/open';

/** Where the system opens a file with picks. The file itself comes by the launch queue. */
export const OPEN_FILE_PATH = `${OPEN_PATH}?file`;

/** A brand's own link scheme: `web+tsb://wallet/deposit`. */
export const protocolOf = (brand: string): string => `web+${brand}`;

const SCHEME = /^web\+[a-z]+:(\/\/)?\/?/;
const LINK = /https?:\/\/\S+/g;

/** Null: not an address of the app, or the opening page itself. */
function ownPath(path: string): string | null {
  const own = appPath(path);
  return own === null || own === OPEN_PATH || /^\/open[/?#]/.test(own) ? null : own;
}

function pathOfLink(link: string): string | null {
  const rest = link.replace(SCHEME, '');
  return SCHEME.test(link) ? (routeOfDeepLink(rest) ?? ownPath(`/${rest}`)) : null;
}

function pathOfAddress(address: string, origin: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.origin === origin ? ownPath(url.pathname + url.search + url.hash) : null;
}

/**
 * The route of what was opened: a link of our protocol, an address of this origin (a shared bet, an event), or else the words as a search.
 * An address of another site is never opened. A file's page follows when the file is read.
 */
export function openedPath(query: string, origin: string): string {
  const parameters = new URLSearchParams(query);
  if (parameters.has('file')) return '/';
  const link = parameters.get('link');
  if (link !== null) return pathOfLink(link) ?? '/';
  const shared = ['url', 'text', 'title'].map((name) => parameters.get(name) ?? '');
  for (const address of shared.flatMap((text) => text.match(LINK) ?? [])) {
    const path = pathOfAddress(address, origin);
    if (path !== null) return path;
  }
  const term = shared
    .slice(1)
    .map((text) => cleanSearchTerm(text.replace(LINK, '')))
    .find((text) => text !== '');
  return term === undefined ? '/search' : `/search/${encodeURIComponent(term)}/all`;
}
