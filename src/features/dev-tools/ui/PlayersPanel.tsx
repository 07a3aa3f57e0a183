import { useState } from 'react';
import { formatMoney } from '../../../../core/money/money.ts';
import { err, ok, type Result } from '../../../../core/result.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useSandbox } from '../data/useSandbox.ts';
import type { SandboxPlayer } from '../logic/sandboxState.ts';
import { Panel, useAct } from './Panel.tsx';
import { fields, hint, item, itemName, list, mono, row } from './toolStyles.ts';

const BONUS_CENTS = 2_500;

/** Creates players with play money, and logs in as them. */
export function PlayersPanel() {
  const { session } = useServices();
  const { status } = useStore(session);
  const sandbox = useSandbox();
  const { act, isBusy } = useAct();
  const [firstName, setFirstName] = useState('Alex');
  const [dollars, setDollars] = useState('1000');
  const [players, setPlayers] = useState<readonly SandboxPlayer[]>([]);
  const balanceCents = Math.round(Number(dollars) * 100);
  const isValid = firstName.trim() !== '' && Number.isSafeInteger(balanceCents) && balanceCents >= 0;

  async function create(firstLogin: boolean): Promise<void> {
    const body = { firstName: firstName.trim(), balanceCents, firstLogin };
    const created = await act('The player is there', () => sandbox.change('POST', '/players', body));
    if (created !== null) setPlayers([created as SandboxPlayer, ...players]);
  }
  async function logIn({ username, password }: SandboxPlayer): Promise<Result<void, string>> {
    const outcome = await session.logIn({ username, password });
    return outcome.ok ? ok(undefined) : err(outcome.error.kind);
  }

  const giveBonus = ({ userId, username }: SandboxPlayer) =>
    act(`${username} has ${formatMoney(BONUS_CENTS)} more of casino bonus`, () =>
      sandbox.change('POST', '/rewards', { playerId: userId, kind: 'CASINO_BONUS', amountCents: BONUS_CENTS }),
    );

  return (
    <Panel title="Players" about="New players with play money. Their passwords are shown here only, until the page is left.">
      <div className={fields}>
        <TextField label="First name" value={firstName} onChange={({ target }) => setFirstName(target.value)} />
        <TextField
          label="Balance, dollars"
          inputMode="decimal"
          value={dollars}
          onChange={({ target }) => setDollars(target.value)}
        />
      </div>
      <div className={row}>
        <Button tone="primary" busy={isBusy} disabled={!isValid} onClick={() => void create(false)}>
          Create a player
        </Button>
        <Button busy={isBusy} disabled={!isValid} onClick={() => void create(true)}>
          Create one who has never logged in
        </Button>
      </div>
      {players.length === 0 && <p className={hint}>No player has been created on this page.</p>}
      <ul className={list}>
        {players.map((player) => (
          <li key={player.userId} className={item}>
            <div>
              <p className={itemName}>{player.username}</p>
              <p className={mono}>{player.password}</p>
            </div>
            <div className={row}>
              <Button size="sm" onClick={() => void giveBonus(player)}>
                Give a casino bonus
              </Button>
              <Button
                size="sm"
                disabled={status !== 'loggedOut'}
                onClick={() => void act(`Logged in as ${player.username}`, () => logIn(player))}
              >
                Log in
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {status !== 'loggedOut' && players.length > 0 && <p className={hint}>Log out first to log in as another player.</p>}
    </Panel>
  );
}
