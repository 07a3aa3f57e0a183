import { expect, it } from 'vitest';
import { participantDetail } from './participant.ts';
import type { Participant } from './slate.ts';

const celtics: Participant = { side: 'AWAY', name: 'Celtics', abbreviation: 'BOS', colors: [], record: '11–3' };

it.each<[Partial<Participant>, string]>([
  [{}, '11–3'],
  [{ standing: 1 }, '11–3 · 1st'],
  [{ standing: 2 }, '11–3 · 2nd'],
  [{ standing: 23 }, '11–3 · 23rd'],
  [{ standing: 11 }, '11–3 · 11th'],
  [{ record: null, seed: 3 }, 'Seed 3'],
  [{ record: null, standing: null, seed: null }, ''],
])('%j is written %s', (facts, text) => {
  expect(participantDetail({ ...celtics, ...facts }, 'basketball')).toBe(text);
});

it('a fighter’s place is a rank, because fighters have no table', () => {
  expect(participantDetail({ ...celtics, record: '8–9', standing: 13 }, 'mma')).toBe('8–9 · Ranked 13th');
});
