import { clientHeaders, graphql, logIn, type Tokens } from '../support/apiClient.ts';
import { firstErrorCode } from '../support/placements.ts';
import type { SandboxPlayer } from '../support/sandboxClient.ts';

const ME = '{ account { balances { playableBalance { amount } } } }';

/** Null: it is good; else the code that it is refused with. */
async function refusalOfToken(base: string, { access_token: token }: Tokens): Promise<string | null> {
  return firstErrorCode(await graphql(base, { query: ME }, clientHeaders(token)));
}

async function canRefresh(base: string, { refresh_token: token }: Tokens): Promise<boolean> {
  const body = JSON.stringify({ grant_type: 'refresh_token', client_id: 'slipstream-web', refresh_token: token });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${base}/api/identity/token`, { method: 'POST', headers, body })).ok;
}

const canLogIn = ({ username, password }: SandboxPlayer, base: string): Promise<boolean> =>
  logIn(base, username, password).then(
    () => true,
    () => false,
  );

export interface Visitors {
  /** Logged in before the target. */
  readonly early: Tokens;
  /** Logged in after the target, with an account from before it. */
  readonly late: Tokens;
  readonly player: SandboxPlayer;
  /** Registered after the target. */
  readonly newcomer: SandboxPlayer;
}

/** What players see after the restore. @returns a sentence for each fault */
export async function judgeVisitors(base: string, { early, late, player, newcomer }: Visitors): Promise<readonly string[]> {
  const facts: readonly (readonly [string, boolean])[] = [
    ['a session of before the target is refused', (await refusalOfToken(base, early)) !== null],
    ['a session of before the target cannot be refreshed', !(await canRefresh(base, early))],
    ['a session of after the target is good', (await refusalOfToken(base, late)) === null],
    ['a session of after the target can be refreshed', await canRefresh(base, late)],
    ['a player of before the target cannot log in', !(await canLogIn(player, base))],
    ['a player who registered after the target can log in', await canLogIn(newcomer, base)],
  ];
  return facts.flatMap(([sentence, isSo]) => (isSo ? [sentence] : []));
}
