import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operationsOf, readDocuments } from './documents.ts';

/** The operations that the calls part of the specification names and the product has so far, by the app's own names. */
const NAMED: readonly (readonly [kind: 'query' | 'mutation' | 'subscription', names: string])[] = [
  [
    'query',
    'Startup PostLogin AccountMenu AccountMenuPrompt Loyalty CasinoMenu SportsMenu CashbackCount LiveEventsCount SessionSpend',
  ],
  ['query', 'Betslip OneTimeCode MyBets CasinoGamePage CasinoLobby CasinoCategory CasinoSubLobby CasinoLoyaltyCashBalance'],
  [
    'mutation',
    'BetslipAddMarketSelection BetslipRemoveMarketSelection BetslipAcceptChanges BetslipPlaceBets BetslipSetDraftBetAmount',
  ],
  [
    'mutation',
    'BetslipSetAmountSource BetslipSetProfitBoost BetslipAdjustPoints BetslipBuyTeaserPoints BetslipClear BetslipClearTeaser',
  ],
  ['mutation', 'BetslipAddFeaturedBet BetslipSet Heartbeat CreateAccountLink GeoComplyAuthorizeGeoPacket'],
  ['mutation', 'AcknowledgeUserNotice DepositAcknowledgement SendOneTimeCode VerifyOneTimeCode'],
  ['subscription', 'AccountBalance BetslipUpdated LinkedAccountUpdated'],
];

/** Where the calls part says that a call is not GraphQL, in its words; and what it does not name as an operation. */
const REST: Readonly<Record<string, string>> = {
  ACKS_PATH: 'POST /i/acks (acknowledged true)',
  LIMITS_ACK_PATH: 'PATCH on a limits path acknowledges the limit alert',
  LOGIN_PREFERENCES_PATH: '/api/login_preferences',
  EMAIL_PREFERENCES_PATH: '/i/email_preferences',
  PASSWORD_RESET_REQUESTS_PATH: '/api/password_reset_requests',
  REGIONS_PATH: '/i/regions',
  LOG_OUT_PATH: '/api/logout; startup may name another',
  TOKEN_PATH: 'a form-encoded POST to the identity provider token URL',
  PUBLIC_IP_PATH: 'GET the public IP address',
  CURRENT_TIME_PATH: 'GET the current time',
  LOCATION_SERVICE_PATH: 'not named: what a location vendor’s software does on the device',
  VIEWER_DATA_PATH: 'the viewer data endpoint',
  ANALYTICS_PATH: 'events go to an event broker',
  FLAGS_PATH: 'not named: flags come from a targeting service',
  MAINTENANCE_END_PATH: 'not named: a hint that a maintenance is over',
  CASHFLOW_LIMITS_PATH: '/i/cashflow_limits/*',
  TIME_LIMITS_PATH: '/i/time_limits',
  CHECK_IN_INTERVAL_PATH: '/i/reality_checkin_interval',
  REALITY_CHECKS_PATH: 'not named: reality checks that were shown and answered, for the log',
  COOL_OFFS_PATH: 'not named: a player takes a cool-off',
  SELF_EXCLUSION_OPTIONS_PATH: 'not named: how long a self-exclusion may be',
  SELF_EXCLUSIONS_PATH: 'not named: a player excludes themselves',
  HISTORY_PATH: 'not named: files of the history',
  DATA_EXPORT_PATH: 'not named: all that is stored of a player',
  DOCUMENT_CHECK_PATH: '/i/jumio/*',
  ADDRESS_PATH: 'not named: a player updates the address',
  ACCOUNT_CLOSURE_PATH: 'not named: a player closes the account',
  PASSWORD_PATH: 'not named: a player updates the password',
  PASSWORD_RESETS_PATH: 'not named: the link of the mail',
  SIGN_UPS_PATH: 'not named: sign-up',
};
/** Pages and helpers: no calls of their own. */
const NO_CALLS = ['GRAPHQL_PATH', 'OAUTH_CALLBACK_PATH'];

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\/testing\/|\/gallery\//.test(name))
  .map((name) => ({ name, text: readFileSync(`src/${name}`, 'utf8') }));

/** Names of the server's paths that the app's code uses. */
function usedPaths(): readonly string[] {
  const imports = sources.flatMap(
    ({ text }) => /import \{([^}]*)\} from '[./]*core\/wire\/apiPaths\.ts';/s.exec(text)?.[1]?.split(',') ?? [],
  );
  const names = new Set(imports.map((name) => name.trim()).filter((name) => name.endsWith('_PATH')));
  return [...names].filter((name) => !NO_CALLS.includes(name)).sort();
}

describe('the calls of the app', () => {
  it('are GraphQL operations, but for those that the specification says are not', () => {
    const sent = new Map(operationsOf(readDocuments()).map((operation) => [operation.name?.value, operation.operation]));
    for (const [kind, names] of NAMED) for (const name of names.split(' ')) expect([name, sent.get(name)]).toEqual([name, kind]);
    expect(usedPaths()).toEqual(Object.keys(REST).sort());
  });

  it('name a path of the server in core/wire/apiPaths.ts alone, so that the list above has them all', () => {
    const literal = /['"`](\/(?:api|i|sandbox|ofrep|healthz|readyz)\b[\w/-]*)/g;
    const elsewhere = sources.flatMap(({ name, text }) => [...text.matchAll(literal)].map(([, path = '']) => `${name}: ${path}`));
    expect(elsewhere.sort()).toEqual(
      [
        'features/dev-tools/data/sandbox.ts: /sandbox',
        'features/dev-tools/data/sandbox.ts: /sandbox/state',
        // Asked for any answer at all.
        'platform/wiring/network.ts: /healthz',
      ].sort(),
    );
  });

  it('have no other REST request than to one of these paths', () => {
    const named = /^(?:[A-Z_]+_PATH|path|usablePaths\(paths\(\)\)\.(?:token|logOut))$/;
    const requestPaths = sources
      .filter(({ name }) => !name.startsWith('features/dev-tools/'))
      .flatMap(({ name, text }) =>
        [...text.matchAll(/method: '[A-Z]+',\s*path(?:: ((?:[^,{}()]|\(\)|\(paths\(\)\))+))?[,\s}]/g)].map(([, path = 'path']) => [
          name,
          path.trim(),
        ]),
      );
    expect(requestPaths.length).toBeGreaterThan(10);
    expect(requestPaths.filter(([, path = '']) => !named.test(path))).toEqual([]);
  });
});
