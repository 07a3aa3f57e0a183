import type { MarketSubject } from '../../../../core/money/markets.ts';
import type { MarketType } from '../../../../core/wire/contract.ts';
import { isQuarterLine } from '../markets/lines.ts';
import * as notes from './notes.ts';
import type { RuleNote, SportRules } from './types.ts';

/** Without a sport's own: the final score counts, and nothing is made of what is unknown. */
const PLAIN: SportRules = {
  overtime: 'ALWAYS',
  regulationPeriods: null,
  overtimeInSecondHalf: false,
  tiesAreBroken: false,
  shootout: 'NONE',
  retirement: 'VOID',
  listedStarters: 'VOID',
  officialInnings: null,
  setsToWin: null,
  roundSeconds: 300,
  voidAfterHours: 48,
  notes: [],
};

const TENNIS: SportRules = { ...PLAIN, setsToWin: 2, voidAfterHours: 96 };
const BASEBALL: SportRules = { ...PLAIN, overtime: 'NOT_THREE_WAY', tiesAreBroken: true, officialInnings: 5, voidAfterHours: 36 };

/** Rules by key. Entries are never edited or removed: placed bets hold their key, and are graded by it whenever a result comes. */
const SPORT_RULES = {
  plain: PLAIN,
  soccer: { ...PLAIN, overtime: 'NEVER', shootout: 'WINNER', voidAfterHours: 36, notes: [notes.NINETY_MINUTES] },
  football: {
    ...PLAIN,
    overtime: 'NOT_THREE_WAY',
    regulationPeriods: 4,
    overtimeInSecondHalf: true,
    tiesAreBroken: true,
    notes: [notes.SECOND_HALF_OVERTIME],
  },
  basketball: {
    ...PLAIN,
    overtime: 'NOT_THREE_WAY',
    overtimeInSecondHalf: true,
    tiesAreBroken: true,
    notes: [notes.SECOND_HALF_OVERTIME],
  },
  hockey: {
    ...PLAIN,
    overtime: 'NOT_THREE_WAY',
    tiesAreBroken: true,
    shootout: 'ONE_GOAL',
    notes: [notes.SHOOTOUT_GOAL, notes.REGULATION_THREE_WAY],
  },
  'tennis/first-set': { ...TENNIS, retirement: 'FIRST_SET', notes: notes.RETIREMENT_FIRST_SET },
  'tennis/complete': { ...TENNIS, notes: [notes.RETIREMENT_VOID] },
  'baseball/listed': { ...BASEBALL, notes: [notes.LISTED_VOID, notes.FIVE_INNINGS] },
  'baseball/action': { ...BASEBALL, listedStarters: 'STANDS', notes: [notes.LISTED_STANDS, notes.FIVE_INNINGS] },
  fights: { ...PLAIN, notes: [notes.FIGHT_DRAW, notes.NO_CONTEST] },
  boxing: { ...PLAIN, roundSeconds: 180, notes: [notes.FIGHT_DRAW, notes.NO_CONTEST] },
  field: { ...PLAIN, voidAfterHours: 168, notes: [] },
} as const satisfies Readonly<Record<string, SportRules>>;

type RulesKey = keyof typeof SPORT_RULES;

const RULES: Readonly<Record<string, SportRules>> = SPORT_RULES;

/** Which rules a book has for each sport, by its slug. */
export const BOOKS = {
  standard: {
    soccer: 'soccer',
    football: 'football',
    basketball: 'basketball',
    hockey: 'hockey',
    tennis: 'tennis/first-set',
    baseball: 'baseball/listed',
    mma: 'fights',
    boxing: 'boxing',
    golf: 'field',
    motorsport: 'field',
  },
  strict: {
    soccer: 'soccer',
    football: 'football',
    basketball: 'basketball',
    hockey: 'hockey',
    tennis: 'tennis/complete',
    baseball: 'baseball/action',
    mma: 'fights',
    boxing: 'boxing',
    golf: 'field',
    motorsport: 'field',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, RulesKey>>>>;

export type Book = keyof typeof BOOKS;

/** @param key of a placed bet; null: placed before bets held one. */
export function rulesOfKey(key: string | null): SportRules {
  return (key === null ? undefined : RULES[key]) ?? PLAIN;
}

/** Notes of every sport, by whatever rules. */
const COMMON: readonly RuleNote[] = [notes.QUARTER_LINE, notes.DEAD_HEAT, notes.DID_NOT_PLAY];

interface RuledMarket {
  readonly marketType: MarketType;
  readonly subject: MarketSubject;
  readonly pointsHundredths: number | null;
  readonly rules: string | null;
}

/** Notes for the player about how a leg is graded, where it is not the plain case. */
function notesOf({ marketType: type, subject, pointsHundredths, rules }: RuledMarket): readonly RuleNote[] {
  const market = { type, subject, isQuarterLine: pointsHundredths !== null && isQuarterLine(pointsHundredths) };
  return [...COMMON, ...rulesOfKey(rules).notes].filter((note) => note.appliesTo(market));
}

/** The same in one text; null: it is the plain case. */
export function ruleText(market: RuledMarket): string | null {
  return (
    notesOf(market)
      .map(({ text }) => text)
      .join(' ') || null
  );
}
