import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type HostMessage, readGameMessage } from '../../../../core/casino/launchContract.ts';
import { formatMoney } from '../../../../core/money/money.ts';
import { formatElapsed } from '../../../../core/time/formatTime.ts';
import { isThemeQuestion, type ThemeAnswer } from '../../../../core/wire/frameMessages.ts';
import { useUnfinished } from '../../../platform/unfinished/useUnfinished.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { useSessionTimes } from '../../../player/index.ts';
import { Button, buttonStyle } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { leaveFullScreen } from '../../../ui/leaveFullScreen.ts';
import { css } from '../../../ui/stitches.ts';
import type { Game } from '../logic/games.ts';
import type { LaunchEvent, LaunchState } from '../logic/launch.ts';
import { FavouriteButton } from './FavouriteButton.tsx';

const box = cls({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: 'clamp(420px, calc(100vh - 200px), 820px)',
  overflow: 'hidden',
  '&:fullscreen': { borderRadius: 0, border: 0 },
});
/** Over the game, never below it: time and money stay in sight. */
const bar = cls({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 20px',
  padding: '8px 8px 8px 16px',
  type: 'body',
  color: '$text2',
  borderBottom: '1px solid $line',
  '& b': { color: '$text', fontVariantNumeric: 'tabular-nums lining-nums' },
});
/** Texts in one place, which is kept: a bar that breaks into two lines would change the size of the game in every round. */
const stacked = cls({ display: 'inline-grid', '& > span': { gridArea: '1 / 1' } });
const text = css({ variants: { isShown: { true: {}, false: { visibility: 'hidden' } } } });
const end = cls({ display: 'flex', alignItems: 'center', gap: 8, marginLeft: 'auto' });
const frame = cls({ width: '100%', height: '100%', border: 0, backgroundColor: '$surface2' });

const confirm = lazyPart(() => import('../../../ui/ConfirmDialog.tsx').then((module) => module.ConfirmDialog));

const TICK_MS = 1_000;
const DEPOSIT = '/deposit';

export interface GameFrameProps {
  readonly game: Game;
  readonly playing: Extract<LaunchState, { readonly kind: 'playing' }>;
  readonly send: (event: LaunchEvent) => void;
}

/** Elapsed milliseconds since the session began, each second anew. */
function useElapsed(openedAt: string): number {
  const { clock, timers } = useServices();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => timers.every(TICK_MS, () => setNow(clock.now())), [clock, timers]);
  return now - Date.parse(openedAt);
}

/** The running game: its frame on the games' origin, and above it what the player has to see all the time. */
export function GameFrame({ game, playing, send }: GameFrameProps) {
  const { mode, launched, isReady, roundOpen, position } = playing;
  const { theme } = useServices();
  const isCheckIn = useSessionTimes(({ checkInToastOpen }) => checkInToastOpen);
  /** Leaving that waits for the player's confirmation, because a round is under way; null: none. */
  const [leaving, setLeaving] = useState<'close' | 'deposit' | null>(null);
  useUnfinished('round', roundOpen ? 'Your round is not finished' : null);
  const isPaused = isCheckIn || leaving !== null;
  const navigate = useNavigate();
  const online = useOnline();
  const element = useRef<HTMLIFrameElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const { origin } = new URL(launched.url);
  const elapsedMs = useElapsed(launched.openedAt);
  const post = useCallback((message: HostMessage) => element.current?.contentWindow?.postMessage(message, origin), [origin]);

  useEffect(() => {
    const listener = ({ data, origin: from, source }: MessageEvent<unknown>): void => {
      if (from !== origin || source !== element.current?.contentWindow) return;
      if (isThemeQuestion(data)) {
        const answer: ThemeAnswer = { type: 'hostTheme', mode: theme.mode.getSnapshot() };
        element.current?.contentWindow?.postMessage(answer, origin);
        return;
      }
      const message = readGameMessage(data);
      if (message !== null) send({ type: 'gameSpoke', message });
    };
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, [origin, send, theme]);

  // Leaving must be possible offline, too.
  useEffect(() => void confirm.preload().catch(() => undefined), []);

  // While something stands over the game no round may begin.
  useEffect(() => {
    if (isReady) post({ type: isPaused ? 'hostPause' : 'hostResume' });
  }, [isPaused, isReady, post]);

  // What fills the screen would hide what stands over it, also where the browser had not yet done what the player asked for.
  useEffect(() => {
    if (!isPaused) return;
    leaveFullScreen();
    document.addEventListener('fullscreenchange', leaveFullScreen);
    return () => document.removeEventListener('fullscreenchange', leaveFullScreen);
  }, [isPaused]);

  function leave(): void {
    send({ type: 'gameClosed' });
    if (leaving === 'deposit') void navigate(DEPOSIT);
  }

  const money = mode === 'DEMO' ? 'Credits' : 'Cash + bonus';
  return (
    <Card as="div" ref={whole} className={box}>
      <div className={bar}>
        <span>
          In this game <b>{formatElapsed(elapsedMs)}</b>
        </span>
        <span>
          Net <b>{position === null ? '—' : formatMoney(position.netCents)}</b>
        </span>
        <span>
          {money} <b>{position === null ? '—' : formatMoney(position.balanceCents)}</b>
        </span>
        {!online && <span role="status">You’re offline. A round under way is finished or paid back.</span>}
        {online && (
          <span className={stacked}>
            {mode === 'DEMO' && <span className={text({ isShown: !roundOpen }).className}>Demo: no money is played for</span>}
            <span className={text({ isShown: roundOpen }).className}>Round under way</span>
          </span>
        )}
        <span className={end}>
          {mode === 'REAL' && (
            <>
              <Link
                className={buttonStyle({ size: 'sm' }).className}
                to={DEPOSIT}
                onClick={(event) => {
                  if (!roundOpen) return;
                  event.preventDefault();
                  setLeaving('deposit');
                }}
              >
                Deposit
              </Link>
              <FavouriteButton gameId={game.id} compact />
            </>
          )}
          <IconButton icon="info" label="Rules and return" disabled={!isReady} onClick={() => post({ type: 'hostRules' })} />
          <IconButton
            icon="maximize"
            label="Full screen"
            onClick={() => void whole.current?.requestFullscreen().catch(() => undefined)}
          />
          <Button size="sm" onClick={() => (roundOpen ? setLeaving('close') : send({ type: 'gameClosed' }))}>
            Close game
          </Button>
        </span>
      </div>
      <iframe
        ref={element}
        className={frame}
        src={launched.url}
        title={game.title}
        sandbox="allow-scripts allow-same-origin"
        referrerPolicy="no-referrer"
      />
      {leaving !== null && (
        <confirm.Component
          open
          title="Leave during this round?"
          confirm="Leave the game"
          cancel="Stay"
          onConfirm={leave}
          onClose={() => setLeaving(null)}
        >
          A round is under way. If you leave, it is finished or paid back without you.
        </confirm.Component>
      )}
    </Card>
  );
}
