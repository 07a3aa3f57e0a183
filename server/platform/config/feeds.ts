import { z } from 'zod';
import { isPlainWebAddress, read, secret } from './reading.ts';

interface LiveLeague {
  readonly sport: string;
  readonly league: string;
}

/** `football/nfl,soccer/england_-_premier_league`: ids of the source. Null: not readable. */
function parseLeagues(text: string): readonly LiveLeague[] | null {
  const leagues = text.split(',').map((one) => /^([a-z0-9_]{1,40})\/([a-z0-9_.-]{1,80})$/.exec(one.trim()));
  return leagues.every((one) => one !== null) ? leagues.map((one) => ({ sport: one[1] ?? '', league: one[2] ?? '' })) : null;
}

/** Without a slash at its end. Null: no address, or prices could be changed on their way. */
function parseFeedAddress(text: string): string | null {
  const isUsable = /^https?:/.test(text) && URL.canParse(text) && !isPlainWebAddress(text);
  return isUsable ? text.replace(/\/+$/, '') : null;
}

const LIVE = ['OPTIC_ODDS_URL', 'OPTIC_ODDS_KEY', 'OPTIC_ODDS_SPORTSBOOK', 'OPTIC_ODDS_LEAGUES'] as const;

/** Where events, prices and results come from. */
export const feeds = z
  .object({
    SLATE_PERCENT: z.coerce.number().int().min(1).max(100).default(100),
    ODDS_API_KEY: secret(z.string().optional()),
    OPTIC_ODDS_URL: read(parseFeedAddress, 'must be an address of https').optional(),
    OPTIC_ODDS_KEY: secret(z.string().min(1).optional()),
    OPTIC_ODDS_SPORTSBOOK: z.string().min(1).max(60).optional(),
    OPTIC_ODDS_LEAGUES: read(parseLeagues, 'must be leagues such as football/nfl,soccer/england_-_premier_league').optional(),
  })
  .superRefine((values, context) => {
    const missing = LIVE.filter((name) => values[name] === undefined);
    const [first] = missing;
    if (first !== undefined && missing.length < LIVE.length)
      context.addIssue({ code: 'custom', path: [first], message: `is needed with the other ones of ${LIVE.join(', ')}` });
  })
  .transform((values) => ({
    /** How many of the events of a full slate the simulator keeps, in percent. */
    slatePercent: values.SLATE_PERCENT,
    oddsApiKey: values.ODDS_API_KEY ?? null,
    /** The live feed; null: none. */
    opticOdds:
      values.OPTIC_ODDS_URL && values.OPTIC_ODDS_KEY && values.OPTIC_ODDS_SPORTSBOOK && values.OPTIC_ODDS_LEAGUES
        ? {
            url: values.OPTIC_ODDS_URL,
            key: values.OPTIC_ODDS_KEY,
            sportsbook: values.OPTIC_ODDS_SPORTSBOOK,
            leagues: values.OPTIC_ODDS_LEAGUES,
          }
        : null,
  }));
