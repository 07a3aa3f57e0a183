import type { GivenResult, Placing } from '../../../core/money/results.ts';
import { manyWayPrices, twoWayPrices } from '../../domain/pricing/bookPrices.ts';
import { SIMULATOR } from '../feedAdapter.ts';
import type { Field, FieldEntrant } from '../leagues/fields.ts';
import { createRandom, normal, type Random, type Rolls, seedFor } from '../model/random.ts';
import type { FeedChange, FeedEvent, FeedMarket, FeedSelection } from '../types.ts';

/** A tournament, race or title that many play for. Stored with the simulation; its prices follow from its seed. */
export interface FieldEvent {
  readonly id: string;
  readonly fieldId: string;
  readonly name: string;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  readonly isStarted: boolean;
}

/** So many trials give each place to a percent. */
const TRIALS = 1_000;
/** The least share of a place of which a price is listed. */
const LEAST = 0.004;

/** Strength of an entrant under a seed, hidden and the same in all events: standard normal. */
function ratingOf(seed: number, { competition }: Field, { id }: FieldEntrant): number {
  return normal(createRandom(seedFor(seed, `${competition.id}:${id}`)));
}

/**
 * One trial: places from the first, those of whom nobody was better tied. Scores are whole numbers in golf, so that ties come; the first place
 * is played off. Races have no ties.
 */
function trial(field: Field, ratings: readonly number[], random: Rolls): readonly number[] {
  const scores = ratings.map((rating) => {
    const exact = rating * field.spread + normal(random);
    return field.ties ? Math.round(exact * 3) : exact;
  });
  const best = Math.max(...scores);
  const leaders = scores.flatMap((score, index) => (score === best ? [index] : []));
  const winner = leaders[Math.floor(random.next() * leaders.length)] ?? 0;
  const sorted = [...scores].sort((one, other) => other - one);
  const placeOf = new Map<number, number>();
  for (const [index, score] of sorted.entries()) if (!placeOf.has(score)) placeOf.set(score, index + 1);
  return scores.map((score, index) => (index === winner ? 1 : (placeOf.get(score) ?? 0) + (score === best ? 1 : 0)));
}

const cachedShares = new Map<string, readonly (readonly number[])[]>();

/** The expected share of a stake that is paid as won, for the first so many places; a tie over the last one is a dead heat. */
function sharesOf(
  field: Field,
  ratings: readonly number[],
  targets: readonly number[],
  random: Random,
): readonly (readonly number[])[] {
  const sums = targets.map(() => ratings.map(() => 0));
  for (let count = 0; count < TRIALS; count += 1) {
    const places = trial(field, ratings, random);
    const tiedAt = new Map<number, number>();
    for (const place of places) tiedAt.set(place, (tiedAt.get(place) ?? 0) + 1);
    for (const [index, target] of targets.entries())
      for (const [entrant, place] of places.entries()) {
        if (place > target) continue;
        const tied = tiedAt.get(place) ?? 1;
        const row = sums[index];
        if (row) row[entrant] = (row[entrant] ?? 0) + Math.min(1, (target - place + 1) / tied);
      }
  }
  return sums.map((row) => row.map((sum) => sum / TRIALS));
}

function marketOf(id: string, name: string, target: number, selections: readonly FeedSelection[]): FeedMarket {
  return {
    id,
    name,
    type: 'OUTRIGHT',
    status: 'OPEN',
    main: target === 1,
    selections,
    subject: target === 1 ? {} : { target: target * 100 },
  };
}

/** The event in the feed's shape. Who has next to no chance is not listed for the title; places are prices of their own. */
export function toFieldFeedEvent(seed: number, field: Field, event: FieldEvent): FeedEvent {
  const ratings = field.entrants.map((entrant) => ratingOf(seed, field, entrant));
  const targets = [1, ...field.places];
  const key = `${seed} ${field.competition.id} ${field.winnerName}`;
  const shares = cachedShares.get(key) ?? sharesOf(field, ratings, targets, createRandom(seedFor(seed, `prices ${key}`)));
  cachedShares.set(key, shares);
  const markets = targets.map((target, index): FeedMarket => {
    const listed = field.entrants.flatMap((entrant, at) => {
      const share = shares[index]?.[at] ?? 0;
      return share >= LEAST ? [{ entrant, share }] : [];
    });
    const id = `${event.id}.${target === 1 ? 'winner' : `top-${target}`}`;
    const odds =
      target === 1 ? manyWayPrices(listed.map(({ share }) => share)) : listed.map(({ share }) => twoWayPrices(share)?.[0] ?? null);
    const selections = listed
      .flatMap(({ entrant, share }, at): (FeedSelection & { share: number })[] => {
        const price = odds?.[at];
        if (!price) return [];
        return [
          {
            id: `${id}.${entrant.id}`,
            name: entrant.name,
            side: 'OUTCOME',
            outcome: entrant.id,
            pointsHundredths: null,
            odds: price,
            share,
          },
        ];
      })
      .sort((a, b) => b.share - a.share)
      .map(({ share: _share, ...selection }) => selection);
    return marketOf(id, target === 1 ? field.winnerName : `Top ${target}`, target, selections);
  });
  return {
    id: event.id,
    competitionId: field.competition.id,
    source: SIMULATOR.source,
    externalId: event.id,
    name: event.name,
    startsAt: new Date(event.startsAtMs),
    participants: [],
    markets: markets.filter(({ selections }) => selections.length > 1),
  };
}

/** The placings at the end, by random numbers that only the holder of the key can compute. */
export function placingsOf(seed: number, field: Field, random: Rolls): GivenResult {
  const places = trial(
    field,
    field.entrants.map((entrant) => ratingOf(seed, field, entrant)),
    random,
  );
  const placings = field.entrants.map(({ id }, index): Placing => ({ participantId: id, place: places[index] ?? 0 }));
  return { placings: placings.sort((a, b) => a.place - b.place) };
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export function fieldId({ competition, winnerName }: Field): string {
  return `${competition.id}:${winnerName}`;
}

/** Events that a field is missing, after those it has. */
export function missingFieldEvents(
  field: Field,
  existing: readonly FieldEvent[],
  now: Date,
  takeNumber: () => number,
): readonly FieldEvent[] {
  const mine = existing.filter((event) => event.fieldId === fieldId(field));
  const missing: FieldEvent[] = [];
  let last = Math.max(0, ...mine.map(({ startsAtMs }) => startsAtMs));
  while (mine.length + missing.length < field.upcoming) {
    const dueMs = last === 0 ? now.getTime() + field.inDays * DAY_MS : last + field.everyDays * DAY_MS;
    const startsAtMs = Math.ceil(dueMs / HOUR_MS) * HOUR_MS;
    const number = takeNumber();
    const name = field.names[number % field.names.length] ?? field.winnerName;
    const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    missing.push({
      id: `sim-${field.competition.id}-${slug}-${number}`,
      fieldId: fieldId(field),
      name,
      startsAtMs,
      endsAtMs: startsAtMs + field.hours * HOUR_MS,
      isStarted: false,
    });
    last = startsAtMs;
  }
  return missing;
}

/** What becomes of an event by now: it starts, when its markets are suspended, because nothing says how it stands; or it ends. */
export function fieldChanges(seed: number, field: Field, event: FieldEvent, now: Date, random: Rolls): readonly FeedChange[] {
  if (now.getTime() >= event.endsAtMs) {
    const ended: FeedChange = { kind: 'result', eventId: event.id, result: placingsOf(seed, field, random) };
    return event.isStarted ? [ended] : [...startOf(field, event), ended];
  }
  return !event.isStarted && now.getTime() >= event.startsAtMs ? startOf(field, event) : [];
}

function startOf(field: Field, { id }: FieldEvent): FeedChange[] {
  return [
    { kind: 'eventState', eventId: id, state: { status: 'IN_PLAY' } },
    ...[1, ...field.places].map(
      (target): FeedChange => ({
        kind: 'marketStatus',
        eventId: id,
        status: 'CLOSED',
        marketId: `${id}.${target === 1 ? 'winner' : `top-${target}`}`,
      }),
    ),
  ];
}
