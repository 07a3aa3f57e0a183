import { z } from 'zod';
import { CURRENCIES, MAXIMUM_BET_CENTS, MINIMUM_BET_CENTS } from '../../../core/money/money.ts';
import { MAXIMUM_PARLAY_LEGS, MAXIMUM_SELECTIONS } from '../../../core/money/slipLimits.ts';
import { keys } from './keys.ts';
import { json, secret } from './reading.ts';

const PARLAY_PLUS_RULES = { off: 'OFF', reduce: 'REDUCE', refund: 'REFUND' } as const;
/** Minutes by sport, as the catalogue names it. */
const correctionMinutes = z.record(z.string().regex(/^[a-z][a-z-]{0,40}$/), z.number().int().min(0).max(10_080));
const BOOST_CAPS = { stake: 'STAKE', 'extra-win': 'EXTRA_WIN' } as const;

/** What the book takes, and by which of its rules. */
export const bets = z
  .object({
    CURRENCY: z.enum(CURRENCIES).default('USD'),
    MINIMUM_STAKE_CENTS: z.coerce.number().int().min(1).max(MAXIMUM_BET_CENTS).optional(),
    MAXIMUM_PARLAY_LEGS: z.coerce.number().int().min(2).max(MAXIMUM_SELECTIONS).default(MAXIMUM_PARLAY_LEGS),
    PARLAY_PLUS: z.enum(['off', 'reduce', 'refund']).default('reduce'),
    PLAY_CREDIT_CENTS: z.coerce.number().int().min(0).max(MAXIMUM_BET_CENTS).default(10_000),
    PROFIT_BOOST_CAP: z.enum(['stake', 'extra-win']).default('stake'),
    CASH_OUT_MARGIN_PERCENT: z.coerce.number().min(0).max(50).default(5),
    PLACEMENTS_PER_SECOND: z.coerce.number().min(0.01).max(1_000_000).default(10),
    PLACEMENT_BURST: z.coerce.number().int().min(1).max(1_000_000).default(100),
    RULES_OF_BOOK: z.enum(['standard', 'strict']).default('standard'),
    CORRECTION_MINUTES: json(correctionMinutes, 'must be JSON such as {"other":15,"tennis":60}').default({}),
    LIVE_PRICE_SECONDS: z.coerce.number().min(1).max(86_400).optional(),
    PLACE_DELAY_MS: z.coerce.number().int().min(0).max(30_000).optional(),
    SHARE_KEYS: secret(keys),
    SHARE_LINK_HOURS: z.coerce.number().int().min(1).max(8_760).default(168),
    LOUNGE_MINIMUM_PLAYERS: z.coerce.number().int().min(1).max(1_000_000).optional(),
  })
  .transform((values) => ({
    /** The currency of all money; a database stays with its first one (store/ledger/ledgerCurrency.ts). */
    currency: values.CURRENCY,
    minimumStakeCents: values.MINIMUM_STAKE_CENTS ?? MINIMUM_BET_CENTS[values.CURRENCY],
    /** The most legs of a parlay; at most MAXIMUM_SELECTIONS. */
    maximumParlayLegs: values.MAXIMUM_PARLAY_LEGS,
    /** Whether several legs of a game can be one bet, and what a push does: its leg is removed, or the stake is returned. */
    parlayPlus: PARLAY_PLUS_RULES[values.PARLAY_PLUS],
    /** What a new account of a sandbox begins with; elsewhere there is no play money. */
    playCreditCents: values.PLAY_CREDIT_CENTS,
    /** What the maximum amount of a profit boost caps: the stake that it boosts, or what it adds. */
    boostCap: BOOST_CAPS[values.PROFIT_BOOST_CAP],
    /** The book's part of the fair value of a cashed-out bet, in hundredths of a percent. */
    cashOutMarginHundredths: Math.round(values.CASH_OUT_MARGIN_PERCENT * 100),
    /** Placements a second that a player may request, and how many at once after a pause. */
    placementsPerSecond: values.PLACEMENTS_PER_SECOND,
    placementBurst: values.PLACEMENT_BURST,
    /** The book in domain/settlement/rules by which events are graded. */
    rulesOfBook: values.RULES_OF_BOOK,
    /** How long after its settlement a bet's result may be corrected, by sport. */
    correctionMinutes: values.CORRECTION_MINUTES,
    /** Replaces every sport's age at which an in-play price is refused; null: by sport (domain/catalogue/liveRules.ts). */
    livePriceMs: values.LIVE_PRICE_SECONDS === undefined ? null : Math.round(values.LIVE_PRICE_SECONDS * 1_000),
    /** Replaces every sport's delay of an in-play bet; null: by sport. */
    placeDelayMs: values.PLACE_DELAY_MS ?? null,
    /** The keys of links to shared bets. */
    shareKeys: values.SHARE_KEYS,
    /** How long such a link is good for. */
    shareLinkHours: values.SHARE_LINK_HOURS,
    /** Players who must have a parlay open before the lounge shows it; null: 3, and in a sandbox 1. */
    loungeMinimumPlayers: values.LOUNGE_MINIMUM_PLAYERS ?? null,
  }));
