import type { SandboxClient, SandboxEvent, SandboxMarket, SandboxSelection } from '../../tests/support/sandboxClient.ts';

/** A sport, a competition, or what a test needs of an event: games of later weeks have only their main markets yet. */
export type EventsWanted = string | ((event: SandboxEvent) => boolean);

/**
 * Events that no other test touches at the same time: each worker has its own share of the slate and runs its tests one after the other.
 * They have not started, have a home team, no team plays in two of them, and all their markets are open: moneyline, spread and total among them.
 */
export async function claimEvents(
  sandbox: SandboxClient,
  worker: number,
  workers: number,
  count: number,
  wanted: EventsWanted = () => true,
): Promise<readonly SandboxEvent[]> {
  const all = [...(await sandbox.events())].sort((a, b) => (a.id < b.id ? -1 : 1));
  const isWanted =
    typeof wanted === 'function' ? wanted : (event: SandboxEvent) => [event.sport, event.competition].includes(wanted);
  const teams = new Set<string>();
  const mine = all.filter((event, index) => {
    if (index % workers !== worker || !isFresh(event) || !isWanted(event)) return false;
    const [away = '', home = ''] = event.name.split(' @ ');
    // A team's name on the page says which event is meant.
    if (teams.has(away) || teams.has(home)) return false;
    teams.add(away).add(home);
    return true;
  });
  if (mine.length < count) throw new Error(`Only ${mine.length} events are left for this worker, ${count} are needed`);
  return mine.slice(0, count);
}

function isFresh(event: SandboxEvent): boolean {
  return (
    event.status.toUpperCase() === 'PRE_GAME' &&
    event.name.includes(' @ ') &&
    ['MONEYLINE', 'SPREAD', 'TOTAL'].every((type) => event.markets.some((market) => market.type.toUpperCase() === type)) &&
    event.markets.every((market) => market.status.toUpperCase() === 'OPEN')
  );
}

export function marketOf(event: SandboxEvent, type: 'MONEYLINE' | 'SPREAD' | 'TOTAL'): SandboxMarket {
  const market = event.markets.find((item) => item.type.toUpperCase() === type);
  if (!market) throw new Error(`${event.name} has no ${type}`);
  return market;
}

export function selectionOf(market: SandboxMarket, index: number): SandboxSelection {
  const selection = market.selections[index];
  if (!selection) throw new Error(`${market.name} has no selection ${index}`);
  return selection;
}

export function eventPath(event: SandboxEvent): string {
  return `/sport/${event.sport}/organization/${event.organization}/competition/${event.competition}/event/${event.id}`;
}
