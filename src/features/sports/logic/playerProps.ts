import { eventDays } from './competitionPage.ts';
import { type MarketGroup, marketGroups } from './markets/groups.ts';
import type { SlateEvent } from './slate.ts';

/** A statistic that a competition's tab of player props shows of all its games. */
export interface PropChoice {
  readonly id: string;
  readonly label: string;
}

const SCORERS: PropChoice = { id: 'GOALS', label: 'Anytime goalscorer' };
const ASSISTS: PropChoice = { id: 'ASSISTS', label: 'Assists' };

/** The most wanted first. */
const CHOICES: Readonly<Record<string, readonly PropChoice[]>> = {
  football: [
    { id: 'TOUCHDOWNS', label: 'Anytime touchdown' },
    { id: 'PASSING_YARDS', label: 'Passing yards' },
    { id: 'RUSHING_YARDS', label: 'Rushing yards' },
    { id: 'RECEIVING_YARDS', label: 'Receiving yards' },
  ],
  basketball: [
    { id: 'POINTS', label: 'Points' },
    { id: 'REBOUNDS', label: 'Rebounds' },
    ASSISTS,
    { id: 'THREES', label: 'Threes' },
  ],
  hockey: [SCORERS, ASSISTS, { id: 'SHOTS', label: 'Shots on goal' }],
  soccer: [SCORERS, ASSISTS, { id: 'SHOTS_ON_TARGET', label: 'Shots on target' }],
  baseball: [{ id: 'STRIKEOUTS', label: 'Strikeouts' }],
};

export function propChoices(sport: string): readonly PropChoice[] {
  return CHOICES[sport] ?? [];
}

/** An event's table of a statistic: over and under where it has that, else so many or more. Its title is the event's. */
export function propGroup(event: SlateEvent, { id }: PropChoice): MarketGroup | null {
  const of = marketGroups(event).open.filter(({ markets }) => markets.every(({ subject }) => subject?.player?.stat === id));
  const group = of.find(({ layout }) => layout === 'overUnder') ?? of[0];
  return group ? { ...group, title: event.name } : null;
}

/** The games in play, then those of the next day that has any. @param dayOf the day of an instant where the reader is */
export function propGames(events: readonly SlateEvent[], dayOf: (at: number) => string): readonly SlateEvent[] {
  const isLive = ({ status }: SlateEvent): boolean => status === 'IN_PLAY';
  const [next] = eventDays(
    events.filter((event) => !isLive(event)),
    dayOf,
  );
  return [...events.filter(isLive), ...(next?.events ?? [])];
}
