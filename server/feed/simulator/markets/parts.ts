import type { Side } from '../../../../core/wire/contract.ts';
import { type ClockGame, secondsLeft } from '../clockGame.ts';
import { fairLine } from '../lines.ts';
import { type Outlook, outlookOf, type Part } from '../outlook.ts';
import { profileOf, type SimulatedEvent } from '../simulatedEvent.ts';
import type { ClockProfile } from '../sportProfile.ts';
import type { Quoted } from './quote.ts';

/**
 * The end of a game or period, without prices: a bet is held for some seconds and refused where something happens in them, so that what is
 * left of it at its decision is less than its price says.
 */
const LAST_SECONDS = 60;

export function clockProfileOf(event: SimulatedEvent): ClockProfile {
  const profile = profileOf(event);
  if (profile.kind !== 'clock') throw new TypeError(`${event.sport} has no clock`);
  return profile;
}

function isEnding(event: SimulatedEvent, part: Part): boolean {
  const profile = clockProfileOf(event);
  if (event.game?.kind !== 'clock') return false;
  return secondsLeft(profile, event.game, part === 'GAME' ? profile.periods : part.to) < LAST_SECONDS;
}

/** The price of a part of the game while it is played and goes on for a while. */
export function quotePart(event: SimulatedEvent, part: Part, quote: (outlook: Outlook, profile: ClockProfile) => Quoted): Quoted {
  const outlook = outlookOf(event, part);
  if (outlook === null || event.game?.over) return 'DECIDED';
  const quoted = quote(outlook, clockProfileOf(event));
  return quoted !== 'DECIDED' && isEnding(event, part) ? 'AT_LIMIT' : quoted;
}

type LineKind = 'spread' | 'total' | 'homeTotal' | 'awayTotal';

const linesOfOutlooks = new WeakMap<Outlook, Map<LineKind, number>>();

function fairLineOf(profile: ClockProfile, outlook: Outlook, kind: LineKind): number {
  const lines = linesOfOutlooks.get(outlook) ?? new Map<LineKind, number>();
  linesOfOutlooks.set(outlook, lines);
  const cached = lines.get(kind);
  if (cached !== undefined) return cached;
  const line = {
    spread: () => fairLine(profile, outlook.homeCovers, -outlook.margin),
    total: () => fairLine(profile, outlook.over, outlook.total),
    homeTotal: () => fairLine(profile, (at) => outlook.teamOver('HOME', at), outlook.homePoints),
    awayTotal: () => fairLine(profile, (at) => outlook.teamOver('AWAY', at), outlook.awayPoints),
  }[kind]();
  lines.set(kind, line);
  return line;
}

/** The main line of a part: of the game and its first half it moves rarely (see lines.ts), of other parts it is the fair one. */
export function lineOf(event: SimulatedEvent, part: Part, outlook: Outlook, kind: LineKind): number {
  const profile = clockProfileOf(event);
  if (part === 'GAME') return event.lines[kind] ?? fairLineOf(profile, outlook, kind);
  if (part.from === 1 && part.to === profile.firstPeriods) {
    if (kind === 'spread') return event.lines.firstSpread ?? fairLineOf(profile, outlook, kind);
    if (kind === 'total') return event.lines.firstTotal ?? fairLineOf(profile, outlook, kind);
  }
  return fairLineOf(profile, outlook, kind);
}

export function teamLineKind(side: Side): LineKind {
  return side === 'HOME' ? 'homeTotal' : 'awayTotal';
}

export function clockGameOf(event: SimulatedEvent): ClockGame | null {
  return event.game?.kind === 'clock' ? event.game : null;
}
