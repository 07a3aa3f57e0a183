import { playerAliasOf } from '../../../core/wire/playerAlias.ts';
import { ASK_AGAIN_TEXT } from '../savedAnswers/askAgain.ts';
import type { KeyValue } from '../storage/keyValue.ts';
import type { PersistedText } from '../storage/persistedText.ts';

export interface FormerRowPorts {
  readonly brand: string;
  readonly storage: KeyValue;
  readonly persistOnDevice: (name: string) => PersistedText;
  readonly persistInTab: (name: string) => PersistedText;
}

/** What says whose it is. */
const OF_DEVICE = ['session', 'times', 'betslip.leftPicks.1'];
const OF_TAB = ['account-link', 'betslip.unsent.1', 'wallet.drafts.1'];

/** Every alias; a player's id has another length. */
const ALIAS = /^[\w-]{43}$/;

/** Rows of a release that stored players by their id are stored by their alias from now on (docs/adr/0141). */
export async function moveFormerRows({ brand, storage, persistOnDevice, persistInTab }: FormerRowPorts): Promise<void> {
  const { subtle } = crypto as Partial<Crypto>;
  // A page that is not secure goes on with ids.
  if (subtle === undefined) return;
  const aliasOf = (playerId: string): Promise<string> => playerAliasOf(playerId, subtle);
  const named = async (value: unknown): Promise<unknown> => {
    if (Array.isArray(value)) return Promise.all(value.map(named));
    if (typeof value !== 'object' || value === null || !('playerId' in value)) return value;
    const { playerId, ...rest } = value;
    return { ...rest, playerAlias: typeof playerId === 'string' && playerId !== '' ? await aliasOf(playerId) : null };
  };
  const moveText = async (text: PersistedText): Promise<void> => {
    const stored = text.read();
    if (!stored?.includes('"playerId"')) return;
    try {
      const moved = JSON.stringify(await named(JSON.parse(stored)));
      // It may have been removed meanwhile, by a log-out.
      if (text.read() === stored) text.write(moved);
    } catch {
      text.write(null); // Damaged.
    }
  };
  const moveKey = async (key: string): Promise<void> => {
    const [owner, first = '', second = '', third = ''] = key.split('/');
    const playerId = first === '' && second === 'unsettled' ? third : first;
    if (owner !== brand || playerId === '' || playerId === 'anonymous' || ALIAS.test(playerId)) return;
    await storage.set(key.replace(`/${playerId}/`, `/${await aliasOf(playerId)}/`), await storage.get(key));
    await storage.remove(key);
  };
  await Promise.all([...OF_DEVICE.map(persistOnDevice), ...OF_TAB.map(persistInTab)].map(moveText));
  await Promise.all((await storage.keys()).map(moveKey));
  const request = persistInTab('strong-auth-off');
  const requestedBy = request.read();
  if (requestedBy !== null && !ALIAS.test(requestedBy)) request.write(await aliasOf(requestedBy));
  // Choices had aliases before all others, in the other alphabet of base64.
  const askAgain = persistOnDevice(ASK_AGAIN_TEXT);
  const choices = askAgain.read();
  if (choices !== null) askAgain.write(choices.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''));
}
