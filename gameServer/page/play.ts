import { LAUNCH_TOKEN, TOKEN_PARAMETER } from '../../core/casino/launchContract.ts';
import type { RoundView } from '../../core/games/game.ts';
import { jackpotById } from '../../core/games/jackpots.ts';
import { SLOT_DESIGNS } from '../../core/games/slots/designs.ts';
import { formatMoney } from '../../core/money/money.ts';
import { button, element, enable, wantsLessMotion } from '../../programs/page/dom.ts';
import { ask, type GameInfo, type GameState } from './api.ts';
import { createControls } from './controls.ts';
import { createPageSession, type SessionView } from './gameSession.ts';
import { connectHost } from './host.ts';
import { type Scene, showToEnd } from './movement.ts';
import type { Stage } from './stage.ts';

interface Opened {
  readonly key: string;
  readonly game: GameInfo;
  readonly state: GameState;
}

const main = document.querySelector('main') ?? document.body;

function randomSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The token leaves the address at once, so that it is in no history and no copied address. */
function takeToken(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get(TOKEN_PARAMETER);
  history.replaceState(null, '', location.pathname + location.search);
  return token !== null && LAUNCH_TOKEN.test(token) ? token : null;
}

function showEnd(text: string): void {
  main.removeAttribute('aria-busy');
  main.replaceChildren(element('p', { class: 'notice', role: 'alert' }, text));
}

async function sceneOf({ engine, gameId }: GameInfo, stage: Stage): Promise<Scene> {
  switch (engine) {
    case 'slot': {
      const design = SLOT_DESIGNS.find(({ id }) => id === gameId);
      if (design === undefined) throw new RangeError(`There is no slot ${gameId}`);
      return (await (await import('./slotScene.ts')).createSlotScene(stage, design)) as Scene;
    }
    case 'pegs':
      return (await import('./pegsScene.ts')).createPegsScene(stage) as Scene;
    case 'wheel':
      return (await import('./wheelScene.ts')).createWheelScene(stage, gameId) as Scene;
    case 'blackjack':
      return (await import('./blackjackScene.ts')).createBlackjackScene(stage) as Scene;
    case 'roulette':
      return (await import('./rouletteScene.ts')).createRouletteScene(stage) as Scene;
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

function returnText({ returnToPlayer, jackpotReturn }: GameInfo): string {
  return jackpotReturn > 0 ? `${percent(returnToPlayer)}, and ${percent(jackpotReturn)} in jackpots` : percent(returnToPlayer);
}

/** The text about a jackpot that a round won beside its own prizes. */
function jackpotText({ jackpotId }: RoundView, jackpotCents: number, isDemo: boolean): string {
  const name = jackpotId === null ? null : (jackpotById(jackpotId)?.name ?? jackpotId);
  if (name === null) return '';
  return isDemo
    ? ` This ticket wins the ${name}, which a demo does not pay.`
    : ` You won the ${name}: ${formatMoney(jackpotCents)}.`;
}

/** The drawing library is loaded after the game can be played. */
async function createScene(game: GameInfo, place: HTMLElement): Promise<Scene | null> {
  try {
    const { createStage, HEIGHT, WIDTH } = await import('./stage.ts');
    // Words on the canvas are drawn once, so the font comes first.
    await document.fonts.load('700 20px Inter').catch(() => undefined);
    const stage = await createStage(place, game.engine === 'roulette' || game.engine === 'wheel' ? HEIGHT : WIDTH);
    const scene = await sceneOf(game, stage);
    stage.draw();
    return scene;
  } catch {
    // Without a canvas the outcome is read in words.
    place.hidden = true;
    return null;
  }
}

async function start(): Promise<void> {
  const token = takeToken();
  if (token === null) return showEnd('This game has to be opened from the casino.');
  const origins = await ask<{ readonly appOrigins: readonly string[] }>('/api/origins');
  const request = { token, exchangeId: crypto.randomUUID(), clientSeed: randomSeed() };
  let opened = await ask<Opened>('/api/session', request);
  for (let attempt = 0; attempt < 4 && !opened.ok && opened.error.code === 'NO_ANSWER'; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    opened = await ask<Opened>('/api/session', request);
  }
  if (!opened.ok) return showEnd(`${opened.error.message} Close the game and open it again.`);
  const { key, game, state } = opened.value;
  // At once: the page may be left before the game is drawn.
  window.addEventListener('pagehide', () => {
    const body = new Blob([JSON.stringify({ key })], { type: 'application/json' });
    navigator.sendBeacon('/api/end', body);
  });

  const host = connectHost(origins.ok ? origins.value.appOrigins : [], ({ type }) => {
    if (type === 'hostRules') showRules();
    else session.pause(type === 'hostPause');
  });
  const session = createPageSession(key, state, host, render);
  const controls = createControls(game, { bet: session.bet, act: session.act });
  const balance = element('p', { class: 'money' });
  const summary = element('summary', {}, `Rules and return: ${returnText(game)}`);
  const rules = element('details', {}, summary, element('ul', {}, ...game.rules.map((rule) => element('li', {}, rule))));
  const notice = element('p', { class: 'notice', role: 'alert', hidden: true });
  const outcome = element('p', { class: 'outcome', role: 'status' });
  const canvas = element('div', { class: 'canvas', 'aria-hidden': 'true' });
  const fair = element('p', { class: 'code' });
  const past = element('p', { class: 'small' });
  const seed = element('input', { value: state.clientSeed, maxlength: '64', 'aria-label': 'Client seed', spellcheck: 'false' });
  const change = button('Change seeds', () => void changeSeeds());
  let scene: Scene | null = null;
  let shownRound = '';
  let isAnimating = false;
  /** The last round's movement. */
  let movement = Promise.resolve();

  async function changeSeeds(): Promise<void> {
    const before = session.view().state;
    const answer = await session.changeSeeds(seed.value.trim());
    if (answer === null) return;
    past.replaceChildren(
      `Revealed server seed: ${answer.revealed}. Its SHA-256 is ${before.seedHash}. `,
      ...(before.round === null
        ? []
        : [element('a', { href: `/verify?round=${before.round.id}`, target: '_blank', rel: 'noopener' }, 'Verify the last round')]),
    );
  }

  /** Draws what is new; the words come with the end of the movement. */
  async function draw(view: RoundView): Promise<void> {
    isAnimating = true;
    if (scene !== null) await showToEnd(scene, view.outcome, wantsLessMotion(), document);
    isAnimating = false;
    const { isDemo, round } = session.view().state;
    outcome.textContent = view.text + jackpotText(view, round?.jackpotCents ?? 0, isDemo);
    update(session.view());
  }

  function update(view: SessionView): void {
    const { round } = view.state;
    const isFree = !view.isBusy && !view.isOver && !view.isPaused && !isAnimating;
    const isPlaying = round?.phase === 'PLAYING';
    controls.update({ mayBet: isFree && !isPlaying, mayAct: isFree && isPlaying, view: round?.view ?? null });
    enable(change, isFree && !isPlaying);
    notice.hidden = view.notice === null;
    notice.textContent = view.notice ?? '';
    if (isAnimating) return;
    balance.textContent = `${view.state.isDemo ? 'Demo credits' : 'Cash + bonus'} ${formatMoney(view.state.balanceCents)}`;
    fair.textContent = `SHA-256 of the server seed: ${view.state.seedHash}. Next nonce: ${view.state.nonce}.`;
  }

  function showRules(): void {
    rules.open = true;
    rules.scrollIntoView();
    summary.focus();
  }

  /** Resolves when the round is seen to its end, also when a later answer tells no more of it. */
  function render(view: SessionView): Promise<void> {
    const { round } = view.state;
    const name = round?.view ? `${round.id}:${round.actions}:${round.phase === 'PLAYING'}` : shownRound;
    if (round?.view && name !== shownRound) {
      shownRound = name;
      movement = draw(round.view);
    }
    // After the movement has begun: while it lasts, no round can begin and the balance does not tell its end.
    update(view);
    return movement;
  }

  document.title = game.title;
  main.removeAttribute('aria-busy');
  main.dataset.engine = game.engine;
  main.replaceChildren(
    element('div', { class: 'top' }, element('h1', {}, game.title), balance),
    canvas,
    outcome,
    notice,
    controls.root,
    rules,
    element(
      'details',
      {},
      element('summary', {}, 'Provably fair'),
      element(
        'p',
        { class: 'small' },
        'Outcomes come from the server seed, whose hash you see before you play, from your client seed and from the nonce.',
      ),
      fair,
      element('div', { class: 'row' }, seed, change),
      past,
    ),
  );
  update(session.view());
  // It can be played, so it has to be paused from now on, however long the drawing library takes.
  host.send({ type: 'gameReady' });
  scene = await createScene(game, canvas);
  await render(session.view());
}

void start();
