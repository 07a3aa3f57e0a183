import { type ReactNode, useCallback } from 'react';
import { Link, useNavigate } from 'react-router';
import { appPath } from '../../../../core/wire/appPath.ts';
import { useGoToLogIn } from '../../../platform/session/useGoToLogIn.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { useWhereabouts, whereaboutsOf } from '../../../player/queries.ts';
import { Button, buttonStyle } from '../../../ui/Button.tsx';
import { useBrand } from '../../../ui/brandContext.ts';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { IconMark, type IconMarkProps } from '../../../ui/IconMark.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useAcknowledgement } from '../data/acknowledge.ts';
import { useLaunch } from '../data/launch.ts';
import { useIsPlayer } from '../data/lobby.ts';
import type { Game } from '../logic/games.ts';
import {
  checkText,
  endedText,
  isOfLocation,
  type LaunchErrorCode,
  type LaunchEvent,
  type LaunchState,
  needsSupport,
} from '../logic/launch.ts';
import { GameFrame } from './GameFrame.tsx';
import { GameArt } from './GameTile.tsx';
import { useRecheck } from './useRecheck.ts';

const stage = cls({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  minHeight: 'clamp(420px, calc(100vh - 260px), 760px)',
  padding: 24,
  overflow: 'hidden',
  textAlign: 'center',
  '& img': { display: 'block', width: 'min(280px, 50vw)', height: 'auto', aspectRatio: '1', borderRadius: '$lg' },
  '& h2': { type: 'section' },
});
const quiet = cls({ type: 'base', color: '$text2', maxWidth: 420, textWrap: 'balance' });
const actions = cls({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, marginTop: 8 });
const MARKS: Readonly<Record<LaunchErrorCode, IconMarkProps>> = {
  CASINO_RESTRICTION: { icon: 'lock', tone: 'neutral' },
  GEO_COMPLY_ERROR: { icon: 'location', tone: 'warning' },
  GEO_COMPLY_IN_EXCLUSION_BOUNDARY_ERROR: { icon: 'location', tone: 'warning' },
  LAUNCHED_FAILED: { icon: 'refresh', tone: 'neutral' },
  RG_ACK_REQUIRED: { icon: 'shield', tone: 'info' },
  RG_LOSS_LIMIT: { icon: 'shield', tone: 'warning' },
  RG_SPEND_LIMIT: { icon: 'shield', tone: 'warning' },
};

export interface GameStageProps {
  readonly game: Game;
  readonly description: string;
  /** With play credits alone, for players, too. */
  readonly isFree?: boolean;
}

/** Where a game is played: its picture and what can be done, then its frame. A failed launch says why, and leaves the page as it is. */
export function GameStage({ game, description, isFree = false }: GameStageProps) {
  const [state, send] = useLaunch(game.id);
  const isPlayer = useIsPlayer();
  const isOnline = useOnline();
  const goToLogIn = useGoToLogIn();
  const play = (mode: 'REAL' | 'DEMO'): void => send({ type: 'launchRequested', mode });
  if (state.kind === 'playing') return <GameFrame game={game} playing={state} send={send} />;
  return (
    <Card as="div" className={stage}>
      {state.kind === 'idle' && (
        <>
          <GameArt game={game} sizes="280px" eager />
          <p className={quiet}>{description}</p>
          {game.isPlayable ? (
            <div className={actions}>
              <Button tone={isFree ? 'primary' : 'secondary'} disabled={!isOnline} onClick={() => play('DEMO')}>
                {isFree ? 'Play with credits' : 'Try the demo'}
              </Button>
              {!isFree && (
                <Button tone="primary" disabled={!isOnline} onClick={() => (isPlayer ? play('REAL') : goToLogIn())}>
                  {isPlayer ? 'Play' : 'Log in to play'}
                </Button>
              )}
            </div>
          ) : (
            <Note tone="neutral" icon="info" title="This game can only be looked at">
              Its studio is not connected to this casino. Nothing can be bet here.
            </Note>
          )}
          {game.isPlayable && <OfflineText />}
        </>
      )}
      {state.kind === 'launching' && (
        <>
          <GameArt game={game} sizes="280px" eager />
          <h2 role="status">Opening {game.title}</h2>
          <Spinner size={24} />
        </>
      )}
      {state.kind === 'refused' && <Refused refused={state} send={send} />}
      {state.kind === 'unanswered' && (
        <Message
          mark={MARKS.LAUNCHED_FAILED}
          title="The game didn’t open"
          text="Nothing was bet. Check your connection and try again."
          send={send}
        >
          <Button tone="primary" disabled={!isOnline} onClick={() => play(state.mode)}>
            Try again
          </Button>
        </Message>
      )}
      {state.kind === 'ended' && (
        <Message mark={{ icon: 'info', tone: 'neutral' }} title="The game is over" text={endedText(state.reason)} send={send}>
          <Button tone="primary" disabled={!isOnline} onClick={() => play(state.mode)}>
            Open it again
          </Button>
        </Message>
      )}
    </Card>
  );
}

/** Why nothing can be tried. Always there, so that a screen reader is told of the change. */
function OfflineText() {
  const isOnline = useOnline();
  return (
    <p className={quiet} role="status">
      {!isOnline && 'You’re offline. Games open again when you’re back online.'}
    </p>
  );
}

interface MessageProps {
  readonly mark: IconMarkProps;
  readonly title: string;
  readonly text: string;
  readonly footer?: string | null;
  /** What the last attempt came to; null: there was none. */
  readonly status?: string | null;
  readonly send: (event: LaunchEvent) => void;
  readonly children?: ReactNode;
}

function Message({ mark, title, text, footer = null, status = null, send, children }: MessageProps) {
  const navigate = useNavigate();
  const leave = (): void => {
    send({ type: 'gameClosed' });
    void navigate('/casino');
  };
  return (
    <>
      <IconMark {...mark} />
      <h2 role="alert">{title}</h2>
      <p className={quiet}>{text}</p>
      {footer !== null && <p className={quiet}>{footer}</p>}
      <p className={quiet} role="status">
        {status}
      </p>
      <OfflineText />
      <div className={actions}>
        <Button onClick={leave}>Lobby</Button>
        {children}
      </div>
    </>
  );
}

interface RefusedProps {
  readonly refused: Extract<LaunchState, { readonly kind: 'refused' }>;
  readonly send: (event: LaunchEvent) => void;
}

/** The server's own words, and what it says can be done: a page, a location check, or another try, of which the second failure is the last. */
export function Refused({ refused, send }: RefusedProps) {
  const { error, mode, isChecking, lastCheck } = refused;
  const { links } = useBrand();
  const isOnline = useOnline();
  const whereabouts = whereaboutsOf(useServices());
  const isPageChecking = useWhereabouts(({ check }) => check.running !== null);
  const again = useCallback(() => send({ type: 'launchRequested', mode }), [send, mode]);
  // The page's one check of the location first, and then what it means for games.
  const recheck = () => whereabouts.checkNow(() => send({ type: 'locationRequested' }));
  const act = isOfLocation(error) ? recheck : again;
  const path = error.deepLink === null ? null : appPath(error.deepLink);
  useAcknowledgement(error, again);
  useRecheck(error, send);
  if (needsSupport(refused))
    return (
      <Message
        mark={MARKS[error.code]}
        title={error.headerMessage}
        text="Nothing was bet. It failed again, so that support has to look at it."
        send={send}
      >
        <a className={buttonStyle({ tone: 'primary' }).className} href={links.support}>
          Contact Support
        </a>
      </Message>
    );
  return (
    <Message
      mark={MARKS[error.code]}
      title={error.headerMessage}
      text={error.message}
      footer={error.footerMessage}
      status={checkText(lastCheck)}
      send={send}
    >
      {error.deepLinkCta !== null &&
        (path === null ? (
          <Button tone="primary" busy={isChecking || (isOfLocation(error) && isPageChecking)} disabled={!isOnline} onClick={act}>
            {error.deepLinkCta}
          </Button>
        ) : (
          <Link className={buttonStyle({ tone: 'secondary' }).className} to={path}>
            {error.deepLinkCta}
          </Link>
        ))}
    </Message>
  );
}
