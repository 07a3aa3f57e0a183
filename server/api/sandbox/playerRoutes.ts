import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { formatMoney } from '../../../core/money/money.ts';
import { parseAmerican } from '../../../core/money/odds.ts';
import { MARKET_TYPES } from '../../../core/wire/contract.ts';
import type { Deps } from '../../deps.ts';
import type { PlayerAccount } from '../../domain/ledger/accounts.ts';
import { regionOf } from '../../domain/location/regions.ts';
import { LOYALTY_TIERS, pointsOfTier } from '../../domain/loyalty/tiers.ts';
import type { RewardRestrictions } from '../../domain/rewards/reward.ts';
import { topics } from '../../platform/topics.ts';
import { endCasinoSessions } from '../../store/casino/index.ts';
import { creditPlayer } from '../../store/ledger/index.ts';
import { grantLoyalty, readLoyaltyMember } from '../../store/loyalty/index.ts';
import {
  createPlayer,
  findPlayer,
  RESTRICTION_KINDS,
  readVisitor,
  restrictPlayer,
  setLimitedAccess,
  setVisitor,
} from '../../store/players/index.ts';
import { grantReward, type NewReward } from '../../store/rewards/index.ts';
import { BadInput, parseInput } from './parseBody.ts';
import type { SandboxParts } from './parts.ts';

const cents = z.number().int().min(0).max(100_000_000_000);
const name = z.string().trim().min(1).max(100);
const title = z.string().trim().min(1).max(120);
const expiresInSeconds = z
  .number()
  .int()
  .min(1)
  .max(366 * 24 * 3600);
const amountCents = z.number().int().min(1).max(100_000_000);
/** Which bets a reward is for. */
const rewardTerms = {
  minimumLegs: z.number().int().min(1).max(50).optional(),
  sports: z
    .array(z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be slugs such as football'))
    .min(1)
    .max(20)
    .optional(),
  marketTypes: z.array(z.enum(MARKET_TYPES)).min(1).optional(),
  /** American, such as -200: the least price of the whole bet. */
  minimumOdds: z.string().max(12).optional(),
  inPlayOnly: z.literal(true).optional(),
};
const boost = { percent: z.number().int().min(1).max(1000), maximumAmountCents: amountCents, ...rewardTerms };

/** 555-0100 to 555-0199 are assigned to nobody. */
const FICTIONAL_PHONE = '+12015550142';

const player = z.strictObject({
  username: z
    .string()
    .regex(/^[\w.+-]{2,64}$/, 'must be 2 to 64 letters, digits or . + - _')
    .optional(),
  password: z.string().min(4).max(200).optional(),
  email: z.email().max(200).optional(),
  firstName: name.optional(),
  lastName: name.optional(),
  regionCode: z
    .string()
    .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'must be a region such as US-NJ')
    .optional(),
  balanceCents: cents.default(100_000),
  promotionalCreditCents: cents.default(0),
  firstLogin: z.boolean().default(false),
  phone: z
    .string()
    .regex(/^\+1[2-9]\d{9}$/, 'must be a number such as +12015550142')
    .default(FICTIONAL_PHONE),
  limitedAccess: z.boolean().default(false),
  bonusBets: z
    .array(z.strictObject({ amountCents, title, ...rewardTerms, expiresInSeconds }))
    .max(50)
    .default([]),
  profitBoosts: z
    .array(z.strictObject({ ...boost, expiresInSeconds }))
    .max(50)
    .default([]),
  loyaltyTier: z.enum(LOYALTY_TIERS).default('PLAY'),
  /** The fewest of the tier by default. */
  loyaltyTierPoints: z.number().int().min(0).max(1_000_000_000).optional(),
  loyaltyCredits: z.number().int().min(0).max(1_000_000_000).default(0),
});

const playerId = z.string().min(1).max(100);
/** Why it cannot be used yet. */
const waits = {
  startsInSeconds: z.number().int().min(1).max(31_622_400).optional(),
  pausedReason: z.string().trim().min(1).max(120).optional(),
};
const reward = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('BONUS_BET'),
    playerId,
    amountCents,
    ...rewardTerms,
    ...waits,
    title: title.optional(),
    expiresInSeconds,
  }),
  z.strictObject({ kind: z.literal('CASHBACK'), playerId, amountCents, title: title.optional(), expiresInSeconds, ...waits }),
  z.strictObject({
    kind: z.literal('BONUS_SPINS'),
    playerId,
    amountCents,
    spins: z.number().int().min(1).max(1000),
    gameIds: z.array(z.string().min(1).max(80)).min(1).max(50),
    title: title.optional(),
    expiresInSeconds,
    ...waits,
  }),
  z.strictObject({ kind: z.literal('PROFIT_BOOST'), playerId, ...boost, ...waits, title: title.optional(), expiresInSeconds }),
  // Credits and the casino's bonus are balances and do not expire: `expiresInSeconds` is accepted for the sake of one form for all kinds.
  z.strictObject({ kind: z.literal('PROMOTIONAL_CREDIT'), playerId, amountCents, expiresInSeconds: expiresInSeconds.optional() }),
  z.strictObject({ kind: z.literal('CASINO_BONUS'), playerId, amountCents, expiresInSeconds: expiresInSeconds.optional() }),
]);

/** `tier`: from now on, with its fewest points. `points`: what the player has from now on, to redeem and for the tier of this year. */
const loyalty = z.strictObject({
  playerId,
  tier: z.enum(LOYALTY_TIERS).optional(),
  points: z.number().int().min(0).max(1_000_000_000).optional(),
});

const limitedAccess = z.strictObject({ playerId, limited: z.boolean() });

const restriction = z.strictObject({ playerId, kind: z.enum(RESTRICTION_KINDS), expiresInSeconds: expiresInSeconds.optional() });

const termsObject = z.object(rewardTerms);
const boostObject = z.object(boost);

function termsOf({ minimumLegs, sports, marketTypes, minimumOdds, inPlayOnly }: z.infer<typeof termsObject>) {
  const least = minimumOdds === undefined ? null : parseAmerican(minimumOdds);
  if (least !== null && !least.ok) throw new BadInput('must be an American price such as -200', 'minimumOdds');
  const restrictions: RewardRestrictions = {
    ...(sports ? { sports } : {}),
    ...(marketTypes ? { marketTypes } : {}),
    ...(least ? { minimumOdds: least.value } : {}),
    ...(inPlayOnly ? { inPlayOnly } : {}),
  };
  return { minimumLegs: minimumLegs ?? null, restrictions: Object.keys(restrictions).length === 0 ? null : restrictions };
}

function boostOf(input: z.infer<typeof boostObject>, expiresAt: Date, named?: string): NewReward {
  const { percent, maximumAmountCents } = input;
  const title = named ?? `${percent}% Profit Boost`;
  return { kind: 'PROFIT_BOOST', title, percent, maximumAmountCents, ...termsOf(input), expiresAt };
}

/** `POST /sandbox/rewards`: gives a player an award. @returns its id. */
async function giveReward(deps: Deps, input: z.infer<typeof reward>): Promise<string> {
  const { db, clock, bus } = deps;
  if ((await findPlayer(db.query, input.playerId)) === null) throw new BadInput('There is no such player', 'playerId');
  const now = clock.now();
  if (input.kind === 'PROMOTIONAL_CREDIT' || input.kind === 'CASINO_BONUS') {
    const reference = `sandbox:${randomUUID()}`;
    const account: PlayerAccount = input.kind === 'CASINO_BONUS' ? 'BONUS' : input.kind;
    const credit = { playerId: input.playerId, account, amountCents: input.amountCents, reference, at: now };
    await db.query.transaction().execute((trx) => creditPlayer(trx, credit));
    bus.publish(topics.account(input.playerId), '{}');
    return reference;
  }
  const expiresAt = new Date(now.getTime() + input.expiresInSeconds * 1000);
  const { startsInSeconds, pausedReason } = input;
  const id = await grantReward(db.query, input.playerId, rewardOf(input, expiresAt), now, {
    ...(startsInSeconds === undefined ? {} : { startsAt: new Date(now.getTime() + startsInSeconds * 1000) }),
    ...(pausedReason === undefined ? {} : { pausedReason }),
  });
  // Open slips and panels show it without a reload.
  bus.publish(topics.account(input.playerId), '{}');
  return id;
}

function rewardOf(
  input: Exclude<z.infer<typeof reward>, { kind: 'PROMOTIONAL_CREDIT' | 'CASINO_BONUS' }>,
  expiresAt: Date,
): NewReward {
  if (input.kind === 'PROFIT_BOOST') return boostOf(input, expiresAt, input.title);
  const { kind, amountCents: cents } = input;
  const named =
    input.title ?? `${formatMoney(cents)} ${kind === 'BONUS_BET' ? 'Bonus Bet' : kind === 'CASHBACK' ? 'Cashback' : 'Bonus Spins'}`;
  const given = { title: named, amountCents: cents, expiresAt };
  if (input.kind === 'BONUS_SPINS') return { ...given, kind: input.kind, spins: input.spins, gameIds: input.gameIds };
  return input.kind === 'BONUS_BET' ? { ...given, kind: input.kind, ...termsOf(input) } : { ...given, kind: input.kind };
}

const DEFAULT_REGION = 'US-NJ';

async function startIn({ db }: Deps, playerId: string, regionCode: string): Promise<void> {
  const everybody = await readVisitor(db, null);
  const region = regionOf({ countryCode: regionCode.slice(0, 2), regionCode });
  if (!region.operating || everybody.regionCode === region.code) return;
  await setVisitor(db, playerId, { countryCode: regionCode.slice(0, 2), regionCode, city: null, ipAddress: null });
}

/** `POST /sandbox/players`, `/rewards`, `/loyalty`, `/limited-access` and `/restrictions`. */
export function registerPlayerRoutes(app: FastifyInstance, { deps }: SandboxParts): void {
  app.post('/players', async (request, reply) => {
    const input = parseInput(player, request.body);
    const username = input.username ?? `player-${randomBytes(5).toString('hex')}`;
    const password = input.password ?? randomBytes(9).toString('base64url');
    const expiryOf = (seconds: number): Date => new Date(deps.clock.now().getTime() + seconds * 1000);
    const created = await createPlayer(deps, {
      username,
      password,
      email: input.email ?? `${username.toLowerCase()}@slipstream.test`,
      firstName: input.firstName ?? 'Alex',
      lastName: input.lastName ?? 'Morgan',
      regionCode: input.regionCode ?? DEFAULT_REGION,
      balanceCents: input.balanceCents,
      promotionalCreditCents: input.promotionalCreditCents,
      firstLogin: input.firstLogin,
      phone: input.phone,
      loyalty: {
        tier: input.loyaltyTier,
        tierPoints: input.loyaltyTierPoints ?? pointsOfTier(input.loyaltyTier),
        credits: input.loyaltyCredits,
      },
      limitedAccess: input.limitedAccess,
      rewards: [
        ...input.bonusBets.map((bet) => ({
          kind: 'BONUS_BET' as const,
          title: bet.title,
          amountCents: bet.amountCents,
          ...termsOf(bet),
          expiresAt: expiryOf(bet.expiresInSeconds),
        })),
        ...input.profitBoosts.map((boost) => boostOf(boost, expiryOf(boost.expiresInSeconds))),
      ],
    });
    if (!created.ok) {
      const field = created.error === 'USERNAME_TAKEN' ? 'username' : 'email';
      throw new BadInput(`This ${field} is taken`, field);
    }
    // With a pass of their region; without one, and in the same region as everybody, they are where everybody is.
    if (input.regionCode !== undefined) await startIn(deps, created.value.id, input.regionCode);
    return reply.code(201).send({ userId: created.value.id, username, password, email: created.value.email });
  });
  app.post('/rewards', async (request, reply) =>
    reply.code(201).send({ id: await giveReward(deps, parseInput(reward, request.body)) }),
  );

  app.post('/loyalty', async (request) => {
    const { playerId: member, tier, points } = parseInput(loyalty, request.body);
    if ((await findPlayer(deps.db.query, member)) === null) throw new BadInput('There is no such player', 'playerId');
    const now = deps.clock.now();
    const current = await readLoyaltyMember(deps.db, member, now);
    const tierPoints = points ?? (tier === undefined ? null : pointsOfTier(tier));
    await grantLoyalty(
      deps.db.query,
      member,
      {
        tier: tier ?? null,
        tierPoints: tierPoints === null ? 0 : tierPoints - (current?.points ?? 0),
        credits: points === undefined ? 0 : points - (current?.credits ?? 0),
      },
      now,
    );
    deps.bus.publish(topics.account(member), '{}');
    const { credits = 0, points: reached = 0 } = (await readLoyaltyMember(deps.db, member, now)) ?? {};
    return { tier: tier ?? null, tierPoints: reached, points: credits };
  });

  app.post('/limited-access', async (request) => {
    const input = parseInput(limitedAccess, request.body);
    if (!(await setLimitedAccess(deps.db.query, input.playerId, input.limited)))
      throw new BadInput('There is no such player', 'playerId');
    return input;
  });

  app.post('/restrictions', async (request) => {
    const { playerId: restricted, kind, expiresInSeconds: seconds } = parseInput(restriction, request.body);
    const expiresAt = seconds === undefined ? null : new Date(deps.clock.now().getTime() + seconds * 1000);
    if (!(await restrictPlayer(deps.db, restricted, { kind, expiresAt })))
      throw new BadInput('There is no such player', 'playerId');
    if (kind === 'casino') await endCasinoSessions(deps.db.query, 'RESTRICTED', deps.clock.now(), restricted);
    return { kind, expiresAt: expiresAt?.toISOString() ?? null };
  });
}
