import { GRAPHQL_PATH } from '../../../core/wire/apiPaths.ts';
import type { Settings } from '../../../core/wire/settings.ts';
import { createStore, type ExternalStore } from '../externalStore.ts';
import type { LogoutReason } from '../session/types.ts';

/** Where the sportsbook answers: a region may have addresses of its own. */
export interface Urls {
  readonly graphql: string;
  readonly websocket: string;
}

export interface SportsbookUrls extends ExternalStore<Urls> {
  /** What an UNAUTHORIZED_REGION came with. True: there are new addresses, and the request may be repeated once. */
  moved(extensions: unknown): boolean;
  /** Uses the addresses of another region from now on, as a location check has found it. False: they are not this host's. */
  switchTo(addresses: { readonly url: unknown; readonly websocketUrl: unknown }): boolean;
}

export interface SportsbookUrlsPorts {
  /** The origin of this page. */
  readonly origin: string;
  /** What the player's move to another region means. */
  readonly policy: Settings['unauthorizedRegion'];
  readonly logOut: (reason: LogoutReason) => void;
}

function sameHost(value: unknown, origin: string, protocol: RegExp): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const url = new URL(value);
  return url.host === new URL(origin).host && protocol.test(url.protocol) ? value : null;
}

/** The addresses of this page's region. Held for the page alone: a reload begins with the general ones. */
export function createSportsbookUrls({ origin, policy, logOut }: SportsbookUrlsPorts): SportsbookUrls {
  const store = createStore<Urls>({ graphql: GRAPHQL_PATH, websocket: `${origin.replace(/^http/, 'ws')}${GRAPHQL_PATH}` });
  // A token is sent to no other host, whatever the answer says.
  const switchTo: SportsbookUrls['switchTo'] = ({ url, websocketUrl }) => {
    const graphql = sameHost(url, origin, /^https?:$/);
    const websocket = sameHost(websocketUrl, origin, /^wss?:$/);
    if (graphql === null || websocket === null) return false;
    store.set({ graphql, websocket });
    return true;
  };
  return {
    switchTo,
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    moved: (extensions) => {
      if (policy === 'log-out') {
        logOut('differentValidRegion');
        return false;
      }
      const { sportsbookUrl, websocketUrl } = (extensions ?? {}) as Readonly<Record<string, unknown>>;
      return switchTo({ url: sportsbookUrl, websocketUrl });
    },
  };
}
