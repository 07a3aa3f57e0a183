import type { Participant } from './slate.ts';

/** `11–3 · 1st`, `8–9 · Ranked 13th` of a fighter, `Seed 3`; empty where nothing is known. */
export function participantDetail({ record, standing = null, seed = null }: Participant, sport: string): string {
  const place = standing === null ? null : `${sport === 'mma' ? 'Ranked ' : ''}${ordinal(standing)}`;
  const parts = [record, place, seed === null ? null : `Seed ${seed}`];
  return parts.filter((part) => part !== null).join(' · ');
}

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const plural = new Intl.PluralRules('en-US', { type: 'ordinal' });

function ordinal(place: number): string {
  return `${place}${ENDINGS[plural.select(place)] ?? 'th'}`;
}
