import { CASINO_BONUS_TIMES } from '../../core/casino/bonusWagering.ts';
import { operatingRegions, regionOf } from '../domain/location/regions.ts';
import { ONCE_PER_PERSON } from '../domain/promotions/conditions.ts';
import { REFERRAL_TERMS } from '../domain/referrals/referral.ts';
import { type CorrectionMinutes, correctionMinutesOf } from '../domain/settlement/correctionMinutes.ts';
import { type TeamNames, teamNamesRule } from './search/teamNames.ts';

/** Rules that the server's code has, as functions of the database, where functions/ can call them. */
export function houseRules(): readonly string[] {
  return [regionRule(), bonusRule(), referralRule(), oncePerPersonRule()];
}

/** Those that an operator configures, or that are data: they may change within a release. */
export function configuredRules(teams: readonly TeamNames[], correctionMinutes: CorrectionMinutes): readonly string[] {
  return [teamNamesRule(teams), correctionRule(correctionMinutes)];
}

/** The regions of domain/location/regions.ts, where functions/player_may.sql can ask for them. */
function regionRule(): string {
  const sports = operatingRegions().map(({ code }) => code);
  const casino = sports.filter((code) => regionOf({ countryCode: code.slice(0, 2), regionCode: code }).casino);
  return `CREATE OR REPLACE FUNCTION region_takes(p_action text, p_country text, p_region text) RETURNS boolean LANGUAGE sql IMMUTABLE
    RETURN p_region = ANY (CASE p_action WHEN 'CASINO_BET' THEN '{${casino}}'::text[] ELSE '{${sports}}'::text[] END)
      AND starts_with(p_region, p_country || '-')`;
}

/** How long a result of a sport may be corrected, where functions/wallet_rights.sql can ask for it; null: the longest of all sports. */
function correctionRule(minutes: CorrectionMinutes): string {
  const { longest, other, bySport } = correctionMinutesOf(minutes);
  const cases = bySport.map(([sport, count]) => `WHEN p_sport = '${sport}' THEN ${count}`).join(' ');
  return `CREATE OR REPLACE FUNCTION correction_window(p_sport text) RETURNS interval LANGUAGE sql IMMUTABLE
    RETURN make_interval(mins => CASE WHEN p_sport IS NULL THEN ${longest} ${cases} ELSE ${other} END)`;
}

/** How often a casino bonus is wagered, where functions/casino_bonus.sql can ask for it. */
function bonusRule(): string {
  return `CREATE OR REPLACE FUNCTION casino_bonus_times() RETURNS integer LANGUAGE sql IMMUTABLE RETURN ${CASINO_BONUS_TIMES}`;
}

/** Puts the terms of referrals where functions/referrals.sql can ask for them: a caller says nothing of them. */
function referralRule(): string {
  const terms = JSON.stringify(REFERRAL_TERMS).replaceAll("'", "''");
  return `CREATE OR REPLACE FUNCTION referral_terms() RETURNS jsonb LANGUAGE sql IMMUTABLE RETURN '${terms}'::jsonb`;
}

/** The conditions that a person meets once, where functions/promotions.sql can ask for them. */
function oncePerPersonRule(): string {
  return `CREATE OR REPLACE FUNCTION once_per_person() RETURNS text[] LANGUAGE sql IMMUTABLE RETURN '{${ONCE_PER_PERSON}}'::text[]`;
}
