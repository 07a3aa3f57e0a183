import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { err, ok, type Result } from '../../../core/result.ts';
import type { Deps } from '../../deps.ts';
import type { Config } from '../../platform/config.ts';
import { hashPassword, storeCredentials } from '../identity/index.ts';
import { creditPlayer, openPlayerAccounts } from '../ledger/index.ts';
import { grantLoyalty, type LoyaltyGrant } from '../loyalty/index.ts';
import { notePerson } from '../persons/index.ts';
import { grantReward, type NewReward } from '../rewards/index.ts';
import type { Tables } from '../schema.ts';

export interface NewPlayer {
  /** A random one by default. */
  readonly id?: string;
  readonly username: string;
  readonly password: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO 3166-2. */
  readonly regionCode: string;
  readonly balanceCents: number;
  readonly promotionalCreditCents?: number;
  readonly casinoBonusCents?: number;
  /** True: has never logged in, so onboarding is shown. */
  readonly firstLogin?: boolean;
  /** The account may look at everything, but neither bet nor be changed (domain/identity/limitedAccess.ts). */
  readonly limitedAccess?: boolean;
  readonly rewards?: readonly NewReward[];
  /** E.164. */
  readonly phone?: string;
  readonly emailOffers?: boolean;
  /** Details of somebody who signed up. */
  readonly details?: PlayerDetails;
  /** The first tier without points by default. */
  readonly loyalty?: LoyaltyGrant;
}

export interface PlayerDetails {
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string;
  readonly street: string;
  readonly city: string;
  readonly postalCode: string;
  /** What the address check answered. */
  readonly addressCheck: string;
}

export interface Player {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export type NewPlayerFailure = 'ID_TAKEN' | 'USERNAME_TAKEN' | 'EMAIL_TAKEN';

const UNIQUE_VIOLATION = '23505';

function takenBy(error: unknown): NewPlayerFailure | null {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code !== UNIQUE_VIOLATION) return null;
  if (constraint === 'players_pkey') return 'ID_TAKEN';
  if (constraint === 'players_by_username') return 'USERNAME_TAKEN';
  return constraint === 'players_by_email' ? 'EMAIL_TAKEN' : null;
}

async function storeDetails(trx: Kysely<Tables>, playerId: string, details: PlayerDetails, at: Date): Promise<void> {
  await trx
    .insertInto('player_details')
    .values({
      player_id: playerId,
      date_of_birth: details.dateOfBirth,
      street: details.street,
      city: details.city,
      postal_code: details.postalCode,
      address_check: details.addressCheck,
      terms_accepted_at: at,
    })
    .execute();
}

/** In any case. */
export async function isUsernameTaken(db: Kysely<Tables>, username: string): Promise<boolean> {
  const row = await db
    .selectFrom('players')
    .select('id')
    .where(({ eb, fn }) => eb(fn('lower', ['username']), '=', username.toLowerCase()))
    .executeTakeFirst();
  return row !== undefined;
}

type PlayerDeps = Pick<Deps, 'db' | 'clock'> & { readonly config: Pick<Config, 'passwordCost'> };

/** Creates a player with credentials, accounts and first credits, in one transaction. Amounts in cents. */
export async function createPlayer(deps: PlayerDeps, input: NewPlayer): Promise<Result<Player, NewPlayerFailure>> {
  const { id = randomUUID(), username, email, firstName, lastName, regionCode } = input;
  const at = deps.clock.now();
  const passwordHash = await hashPassword(deps.config.passwordCost, input.password);
  try {
    await deps.db.query.transaction().execute(async (trx) => {
      await trx
        .insertInto('players')
        .values({
          id,
          username,
          email,
          first_name: firstName,
          last_name: lastName,
          region_code: regionCode,
          last_login_at: input.firstLogin ? null : at,
          created_at: at,
          phone: input.phone ?? null,
          email_offers: input.emailOffers ?? false,
          limited_access: input.limitedAccess ?? false,
          app_tour_due: input.details !== undefined,
          first_wager_notice_due: input.details !== undefined,
        })
        .execute();
      if (input.details) await storeDetails(trx, id, input.details, at);
      await notePerson(trx, id, 'SIGN_UP', at);
      await storeCredentials(trx, id, passwordHash);
      await openPlayerAccounts(trx, id);
      const funds = [
        ['CASH', input.balanceCents],
        ['PROMOTIONAL_CREDIT', input.promotionalCreditCents ?? 0],
        ['BONUS', input.casinoBonusCents ?? 0],
      ] as const;
      for (const [account, amountCents] of funds) {
        if (amountCents > 0) {
          await creditPlayer(trx, { playerId: id, account, amountCents, reference: `opening:${id}:${account}`, at });
        }
      }
      if (input.loyalty) await grantLoyalty(trx, id, input.loyalty, at);
      for (const reward of input.rewards ?? []) await grantReward(trx, id, reward, at);
    });
  } catch (error) {
    const taken = takenBy(error);
    if (taken === null) throw error;
    return err(taken);
  }
  return ok({ id, username, email, firstName, lastName });
}

/** The log-in that the start prints: usable after every start. */
export const DEMO_PLAYER = {
  id: 'player-demo',
  username: 'demo',
  password: 'slipstream-demo',
  email: 'demo@slipstream.test',
  firstName: 'Maya',
  lastName: 'Rivera',
  regionCode: 'US-NJ',
  balanceCents: 100_000,
  phone: '+12015550142',
} as const satisfies NewPlayer;

const BOOST_MS = 30 * 86_400_000;

const demoBoost = (now: Date): NewReward => ({
  kind: 'PROFIT_BOOST',
  title: '25% Profit Boost',
  percent: 25,
  maximumAmountCents: 2_500,
  expiresAt: new Date(now.getTime() + BOOST_MS),
});

/** Creates the demo player where there is none, with a boost to try, and re-enables its log-in; of several servers that start at once, one does. */
export async function seedDemoPlayer(deps: PlayerDeps): Promise<void> {
  const { id, password } = DEMO_PLAYER;
  const there = await deps.db.query
    .selectFrom('players')
    .leftJoin('player_credentials', 'player_credentials.player_id', 'players.id')
    .select('player_credentials.password_hash')
    .where('players.id', '=', id)
    .executeTakeFirst();
  if (!there) await createPlayer(deps, { ...DEMO_PLAYER, rewards: [demoBoost(deps.clock.now())] });
  else if (there.password_hash === null)
    await storeCredentials(deps.db.query, id, await hashPassword(deps.config.passwordCost, password));
}

/**
 * The demo player's password is public: without a sandbox its sessions end and its password is removed. Money and bets stay.
 * @returns whether there was a password or session to remove.
 */
export async function retireDemoPlayer(deps: Pick<Deps, 'db' | 'clock'>): Promise<boolean> {
  return deps.db.query.transaction().execute(async (trx) => {
    const credentials = await trx
      .deleteFrom('player_credentials')
      .where('player_id', '=', DEMO_PLAYER.id)
      .returning('player_id')
      .execute();
    const sessions = await trx
      .updateTable('sessions')
      .set({ revoked_at: deps.clock.now(), revoked_reason: 'no demo player in production' })
      .where('player_id', '=', DEMO_PLAYER.id)
      .where('revoked_at', 'is', null)
      .returning('id')
      .execute();
    return credentials.length + sessions.length > 0;
  });
}
