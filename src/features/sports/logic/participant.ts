import { ordinal } from './markets/subject.ts';
import type { Participant } from './slate.ts';

/** `11–3 · 1st`, `8–9 · Ranked 13th` of a fighter, `Seed 3`; empty where nothing is known. */
export function participantDetail({ record, standing = null, seed = null }: Participant, sport: string): string {
  const place = standing === null ? null : `${sport === 'mma' || sport === 'boxing' ? 'Ranked ' : ''}${ordinal(standing)}`;
  const parts = [record, place, seed === null ? null : `Seed ${seed}`];
  return parts.filter((part) => part !== null).join(' · ');
}

/** `Jayson Tatum` is JT. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0).toUpperCase() ?? '').join('');
}
