import { createFairStream, isClientSeed, isServerSeed } from '../../core/fair/fairStream.ts';
import { gameOfRound, readEngine } from '../../core/games/games.ts';
import { button, element } from '../../programs/page/dom.ts';
import { ask } from './api.ts';
import { computeBlocks, sha256 } from './webFair.ts';

interface PastRound {
  readonly engine: string;
  readonly gameId?: string;
  readonly version: number;
  readonly bet: unknown;
  readonly actions: readonly string[];
  readonly serverSeed: string;
  readonly seedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly winCents: number;
  readonly jackpotId?: string | null;
}

const main = document.querySelector('main') ?? document.body;
const roundId = new URL(location.href).searchParams.get('round') ?? '';
const id = element('input', { value: roundId, 'aria-label': 'Round', size: '38', spellcheck: 'false' });
const answer = element('div', { role: 'status' });

/** Plays the round again in this browser, with WebCrypto: the game server is asked for its seeds alone. */
async function verify(): Promise<void> {
  answer.replaceChildren(element('p', { class: 'wait' }, 'Computing …'));
  const fetched = await ask<PastRound>(`/api/rounds/${encodeURIComponent(id.value.trim())}`);
  if (!fetched.ok) return answer.replaceChildren(element('p', { class: 'notice' }, fetched.error.message));
  const {
    engine: name,
    gameId,
    version,
    bet,
    actions,
    serverSeed,
    seedHash,
    clientSeed,
    nonce,
    winCents,
    jackpotId,
  } = fetched.value;
  const engine = readEngine(name);
  if (engine === null || !isServerSeed(serverSeed) || !isClientSeed(clientSeed))
    return answer.replaceChildren(element('p', { class: 'notice' }, 'The answer of the game server is no round.'));
  const game = gameOfRound({ engine, gameId, version });
  const read = game.readBet(bet);
  if (!read.ok) return answer.replaceChildren(element('p', { class: 'notice' }, 'The bet is none of this game.'));
  const { bet: played } = read.value;
  const view = await computeBlocks(serverSeed, (blockOf) =>
    game.play(played, actions, createFairStream({ clientSeed, nonce }, blockOf)),
  );
  const hash = await sha256(serverSeed);
  const isFair = hash === seedHash && view.winCents === winCents && view.jackpotId === (jackpotId ?? null);
  answer.replaceChildren(
    element('h2', {}, isFair ? 'The round is what its seeds say' : 'The round is NOT what its seeds say'),
    element('p', {}, view.text),
    element('p', { class: 'code' }, `Server seed ${serverSeed}, SHA-256 ${hash}`),
    element(
      'p',
      { class: 'code' },
      `Client seed ${clientSeed}, nonce ${nonce}, bet ${JSON.stringify(bet)}, actions ${actions.join(', ') || 'none'}`,
    ),
  );
}

main.append(
  element('h1', {}, 'Verify a round'),
  element(
    'p',
    { class: 'small' },
    'A round can be verified once its server seed is revealed: change the seeds in the game, or close it. The same with a program: npm run -s fair -- verify.',
  ),
  element(
    'div',
    { class: 'row' },
    element('label', {}, 'Round', id),
    button('Verify', () => void verify(), { class: 'main' }),
  ),
  answer,
);
if (roundId !== '') void verify();
