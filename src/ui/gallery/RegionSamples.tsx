import { Button } from '../Button.tsx';
import { LoadFailed } from '../LoadFailed.tsx';
import { Note, type NoteTone } from '../Note.tsx';
import { AsyncRegion } from '../region/AsyncRegion.tsx';
import { RegionEmpty } from '../region/RegionEmpty.tsx';
import { RegionMessage } from '../region/RegionMessage.tsx';
import type { RegionSource } from '../region/regionView.ts';
import type { RegionSize, RegionWords } from '../region/regionWords.ts';
import { Skeleton } from '../Skeleton.tsx';
import { nothing, stack } from './galleryStyles.ts';

const NOTES: readonly NoteTone[] = ['info', 'warning', 'danger', 'success', 'neutral', 'reward'];

export function MessageSamples() {
  return (
    <div className={stack}>
      {NOTES.map((tone) => (
        <Note key={tone} tone={tone} title={`A note of the tone ${tone}`}>
          What is safe first, then what to do.
        </Note>
      ))}
      <LoadFailed onRetry={nothing} />
      <LoadFailed onRetry={null} />
    </div>
  );
}

const WORDS: RegionWords = {
  error: 'The lines did not come through',
  offline: 'These lines are not saved on this device',
  offlineDetail: 'They load as soon as you’re back online.',
};

type List = readonly string[];

interface Sample {
  readonly name: string;
  readonly source: RegionSource<List>;
  readonly isOnline: boolean;
  readonly size?: RegionSize;
}

/** 7:41:52 PM in New York. */
const AT = Date.UTC(2026, 10, 23, 0, 41, 52);
const LINES: List = ['Celtics @ Knicks', 'Nuggets @ Lakers'];

const STATES: readonly Sample[] = [
  { name: 'Loading', source: { state: 'loading', data: null, dataAt: null }, isOnline: true },
  { name: 'Loaded', source: { state: 'loaded', data: LINES, dataAt: AT }, isOnline: true },
  { name: 'Loaded, then offline', source: { state: 'loaded', data: LINES, dataAt: AT }, isOnline: false },
  { name: 'Loaded, then failed', source: { state: 'failed', data: LINES, dataAt: AT }, isOnline: true },
  { name: 'Empty', source: { state: 'loaded', data: [], dataAt: AT }, isOnline: true },
  { name: 'Failed', source: { state: 'failed', data: null, dataAt: null }, isOnline: true },
  { name: 'Offline', source: { state: 'failed', data: null, dataAt: null }, isOnline: false },
  { name: 'Failed, in a panel', source: { state: 'failed', data: null, dataAt: null }, isOnline: true, size: 'panel' },
  { name: 'Offline, in a panel', source: { state: 'failed', data: null, dataAt: null }, isOnline: false, size: 'panel' },
  { name: 'Failed, in a line', source: { state: 'failed', data: null, dataAt: null }, isOnline: true, size: 'line' },
];

export function RegionSamples() {
  return (
    <div className={stack}>
      {STATES.map(({ name, size = 'card', ...state }) => (
        <div key={name} className={stack}>
          <strong>{name}</strong>
          <AsyncRegion
            {...state}
            skeleton={<Skeleton height={48} />}
            message={(kind) => <RegionMessage kind={kind} words={WORDS} size={size} onRetry={nothing} />}
            isEmpty={(lines) => lines.length === 0}
            empty={
              <RegionEmpty title="No lines right now" action={<Button>See live games</Button>}>
                New lines open every day.
              </RegionEmpty>
            }
          >
            {(lines) => (
              <ul>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </AsyncRegion>
        </div>
      ))}
    </div>
  );
}
