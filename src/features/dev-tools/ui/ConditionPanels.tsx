import { useState } from 'react';
import { useServices } from '../../../platform/usePlatform.ts';
import { useVisitor } from '../../../player/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useSandbox } from '../data/useSandbox.ts';
import { offsetText, type SandboxState } from '../logic/sandboxState.ts';
import { Choice, Panel, useAct } from './Panel.tsx';
import { fields, hint, row } from './toolStyles.ts';

const LOCATIONS = [
  { id: 'US-NJ', label: 'Newark, New Jersey', countryCode: 'US', city: 'Newark' },
  { id: 'US-PA', label: 'Philadelphia, Pennsylvania', countryCode: 'US', city: 'Philadelphia' },
  { id: 'US-NY', label: 'New York, New York', countryCode: 'US', city: 'New York' },
  { id: 'US-WV', label: 'Charleston, West Virginia', countryCode: 'US', city: 'Charleston' },
  { id: 'US-TX', label: 'Dallas, Texas', countryCode: 'US', city: 'Dallas' },
  { id: 'CA-ON', label: 'Toronto, Ontario', countryCode: 'CA', city: 'Toronto' },
  { id: 'GB-ENG', label: 'London, England', countryCode: 'GB', city: 'London' },
] as const;

/** Where every visitor’s address seems to be. */
export function RegionPanel({ visitor }: Pick<SandboxState, 'visitor'>) {
  const services = useServices();
  const seen = useVisitor();
  const sandbox = useSandbox();
  const { act } = useAct();
  const here = LOCATIONS.find(({ id }) => id === visitor.regionCode);
  const move = (id: string): void => {
    const location = LOCATIONS.find((each) => each.id === id);
    if (!location) return;
    const { countryCode, city } = location;
    void act(`Everybody is in ${location.label} now`, async () => {
      const outcome = await sandbox.change('POST', '/visitor', { countryCode, city, regionCode: id });
      await services.startup.load();
      return outcome;
    });
  };
  const elsewhere = visitor.regionCode ?? visitor.countryCode;
  const options = here ? LOCATIONS : [{ id: elsewhere, label: elsewhere }, ...LOCATIONS];
  return (
    <Panel title="Region" about="Where the addresses of all visitors seem to be.">
      <Choice<string> label="Place" value={here?.id ?? elsewhere} options={options} onChange={move} />
      <p className={hint}>This page was told: {seen ? `${seen.regionName}, ${seen.ipCountryCode}` : 'nothing yet'}</p>
    </Panel>
  );
}

const STEPS = [
  { label: '15 min', seconds: 900 },
  { label: '1 h', seconds: 3_600 },
  { label: '1 day', seconds: 86_400 },
  { label: '1 week', seconds: 604_800 },
] as const;

/** The business clock of the server, which only moves ahead. */
export function ClockPanel({ clock }: Pick<SandboxState, 'clock'>) {
  const sandbox = useSandbox();
  const { act, isBusy } = useAct();
  return (
    <Panel
      title="Clock"
      about="The server’s business time: tokens, limits and promotions. It moves ahead only; a reset sets it back."
    >
      <div className={row}>
        <strong>{new Date(clock.now).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' })}</strong>
        <Pill tone={clock.offsetSeconds === 0 ? 'neutral' : 'warning'}>{offsetText(clock.offsetSeconds)}</Pill>
      </div>
      <div className={row}>
        {STEPS.map(({ label, seconds }) => (
          <Button
            key={label}
            size="sm"
            busy={isBusy}
            onClick={() => void act(`${label} later`, () => sandbox.change('POST', '/clock', { advanceSeconds: seconds }))}
          >
            Advance {label}
          </Button>
        ))}
      </div>
    </Panel>
  );
}

/** The simulator’s pace, the websockets, and a new start. */
export function FeedPanel({ feed }: Pick<SandboxState, 'feed'>) {
  const sandbox = useSandbox();
  const { act, isBusy } = useAct();
  const [rate, setRate] = useState('');
  const [isSure, setSure] = useState(false);
  const updatesPerSecond = Number(rate);
  return (
    <Panel title="Feed" about="Prices and scores of the simulation, and the connections that carry them.">
      <div className={row}>
        <Pill tone={feed.paused ? 'warning' : 'success'}>{feed.paused ? 'Paused' : 'Running'}</Pill>
        <span className={hint}>{feed.updatesPerSecond} updates a second</span>
      </div>
      <div className={fields}>
        <TextField label="Updates a second" inputMode="decimal" value={rate} onChange={({ target }) => setRate(target.value)} />
        <Button
          busy={isBusy}
          disabled={rate.trim() === '' || !(updatesPerSecond >= 0 && updatesPerSecond <= 1_000)}
          onClick={() => void act('The pace is set', () => sandbox.change('POST', '/feed', { updatesPerSecond }))}
        >
          Set pace
        </Button>
      </div>
      <div className={row}>
        <Button
          size="sm"
          busy={isBusy}
          onClick={() =>
            void act(feed.paused ? 'The feed runs' : 'The feed is paused', () =>
              sandbox.change('POST', '/feed', { paused: !feed.paused }),
            )
          }
        >
          {feed.paused ? 'Resume' : 'Pause'}
        </Button>
        <Button size="sm" onClick={() => void act('All websockets are closed', () => sandbox.change('POST', '/sockets/drop', {}))}>
          Close websockets
        </Button>
        <Button
          size="sm"
          onClick={() => void act('All websockets are mute', () => sandbox.change('POST', '/sockets/drop', { silent: true }))}
        >
          Mute websockets
        </Button>
        <Button
          size="sm"
          tone={isSure ? 'danger' : 'outline'}
          busy={isBusy}
          onClick={() => {
            if (isSure) void act('Everything is as at the start', () => sandbox.change('POST', '/reset', {}));
            setSure(!isSure);
          }}
        >
          {isSure ? 'Delete all players and bets' : 'Reset everything'}
        </Button>
      </div>
    </Panel>
  );
}
