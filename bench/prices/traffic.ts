/** The same traffic for both pages: 250 events of four selections, every price of every event moved ten times a second. */
export const EVENTS = 250;
export const SELECTIONS_PER_EVENT = 4;
export const EVERY_MS = 100;
/** A cycle long enough that no price returns to an earlier value during its highlight. */
const STEPS = 40;

const PRICES = [-250, -200, -165, -145, -130, -120, -115, -110, -105, 100, 105, 110, 120, 135, 150, 175, 210, 260];

export function eventId(event: number): string {
  return `event-${event}`;
}

export function selectionId(event: number, selection: number): string {
  return `event-${event}-s${selection}`;
}

function american(event: number, selection: number, step: number): number {
  return PRICES[(event * 7 + selection * 5 + step * (1 + ((event + selection) % 3))) % PRICES.length] ?? 100;
}

export function priceLine(event: number, selection: number, step: number) {
  const price = american(event, selection, step);
  const [numeratorLong, denominatorLong] = price > 0 ? [price, 100] : [100, -price];
  return { selectionId: selectionId(event, selection), numeratorLong, denominatorLong, points: null };
}

/** A message of the websocket, as text. */
function updatesOf(step: number): readonly string[] {
  return Array.from({ length: EVENTS }, (_, event) =>
    JSON.stringify({
      eventId: eventId(event),
      sequence: 1 + step,
      asOf: '2026-01-01T00:00:00.000Z',
      status: 'IN_PLAY',
      homeScore: null,
      awayScore: null,
      clock: null,
      periods: null,
      markets: [],
      prices: Array.from({ length: SELECTIONS_PER_EVENT }, (__, selection) => priceLine(event, selection, step)),
    }),
  );
}

/** The tenth of a second is divided, and a part of the events moves in each division, as updates arrive over a socket. */
const PARTS = 20;

/**
 * Hands every event's next update to `take`, ten times a second; a page that was busy gets the missed updates at once. The texts are made
 * beforehand, so that neither page pays for them.
 */
export function play(take: (text: string) => void): void {
  const cycle = Array.from({ length: STEPS }, (_, step) => updatesOf(step + 1));
  const began = performance.now();
  let turn = 0;

  function playTurn(): void {
    const step = Math.floor(turn / PARTS);
    const laps = Math.floor(step / STEPS);
    const texts = cycle[step % STEPS] ?? [];
    for (let event = turn % PARTS; event < texts.length; event += PARTS) {
      const text = texts[event] ?? '';
      take(
        laps === 0
          ? text
          : text.replace(/"sequence":(\d+)/, (_, sequence: string) => `"sequence":${Number(sequence) + laps * STEPS}`),
      );
    }
    turn += 1;
  }

  setInterval(() => {
    while (turn * (EVERY_MS / PARTS) <= performance.now() - began) playTurn();
  }, EVERY_MS / PARTS);
}

/** The page's animation frames: `window.frames()` returns them and starts anew. */
export function watchFrames(): void {
  let times: number[] = [];
  const note = (now: number): void => {
    times.push(now);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  Object.assign(globalThis, {
    takeFrameTimes: () => {
      const taken = times;
      times = taken.slice(-1);
      return taken;
    },
  });
}
