import { useState } from 'react';
import { scoreText } from '../../../../core/texts/scoreText.ts';
import { EVENT_STATUSES } from '../../../../core/wire/contract.ts';
import { Button } from '../../../ui/Button.tsx';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useSandbox, useSandboxRead } from '../data/useSandbox.ts';
import { matchingEvents, type SandboxEvent } from '../logic/sandboxState.ts';
import { Choice, Panel, useAct } from './Panel.tsx';
import { eventItem, fields, hint, itemName, list, row } from './toolStyles.ts';

const SHOWN = 8;
const STATUSES = EVENT_STATUSES.map((id) => ({ id, label: id }));

/** Events of the simulation: their state and their results. */
export function EventsPanel() {
  const { data, failure, reload } = useSandboxRead<readonly SandboxEvent[]>('/events');
  const [wanted, setWanted] = useState('');
  return (
    <Panel title="Events" about="Find an event, set its state, or record its result, which settles its bets.">
      <TextField
        label="Find an event"
        type="search"
        hint="Name, sport, competition or id"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {failure !== null && <LoadFailed onRetry={reload} />}
      {data === null && failure === null && <Skeleton height={240} />}
      {data !== null && <Found events={matchingEvents(data, wanted, SHOWN)} total={data.length} onChanged={reload} />}
    </Panel>
  );
}

interface FoundProps {
  readonly events: readonly SandboxEvent[];
  readonly total: number;
  readonly onChanged: () => void;
}

function Found({ events, total, onChanged }: FoundProps) {
  if (events.length === 0) return <p className={hint}>No event fits.</p>;
  return (
    <>
      <ul className={list}>
        {events.map((event) => (
          <li key={event.id} className={eventItem}>
            <div>
              <p className={itemName}>{event.name}</p>
              <div className={row}>
                <Pill tone={event.status === 'IN_PLAY' ? 'danger' : 'neutral'}>{event.status}</Pill>
                <span className={hint}>{[event.competition, scoreText(event.name, event)].filter(Boolean).join(' · ')}</span>
              </div>
            </div>
            <EventForm event={event} onChanged={onChanged} />
          </li>
        ))}
      </ul>
      <p className={hint}>
        {events.length} of {total} events
      </p>
    </>
  );
}

function EventForm({ event, onChanged }: { readonly event: SandboxEvent; readonly onChanged: () => void }) {
  const sandbox = useSandbox();
  const { act, isBusy } = useAct();
  const [away, setAway] = useState(String(event.awayScore ?? ''));
  const [home, setHome] = useState(String(event.homeScore ?? ''));
  const path = `/events/${encodeURIComponent(event.id)}`;
  const score = { homeScore: Number(home), awayScore: Number(away) };
  const isScore = [home, away].every((text) => /^\d{1,3}$/.test(text));
  const run = (done: string, to: string, body: Readonly<Record<string, unknown>>): void =>
    void act(done, () => sandbox.change('POST', to, body)).then(onChanged);
  return (
    <div className={fields}>
      <Choice
        label="Status"
        value={STATUSES.find(({ id }) => id === event.status)?.id ?? 'PRE_GAME'}
        options={STATUSES}
        onChange={(status) => run(`${event.name}: ${status}`, path, { status })}
      />
      <TextField label="Away" inputMode="numeric" value={away} onChange={({ target }) => setAway(target.value)} />
      <TextField label="Home" inputMode="numeric" value={home} onChange={({ target }) => setHome(target.value)} />
      <Button busy={isBusy} disabled={!isScore} onClick={() => run('The score is set', path, score)}>
        Set score
      </Button>
      <Button
        tone="outline"
        busy={isBusy}
        disabled={!isScore}
        onClick={() => run('The result is recorded', `${path}/result`, score)}
      >
        Final
      </Button>
      <Button tone="outline" busy={isBusy} onClick={() => run('The event is void', `${path}/result`, { void: true })}>
        Void
      </Button>
    </div>
  );
}
