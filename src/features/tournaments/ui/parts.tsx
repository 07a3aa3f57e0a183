import type { ReactNode } from 'react';
import { useMutation } from '../../../platform/data/useMutation.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useGoToLogIn } from '../../../platform/session/useGoToLogIn.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { joinTournament } from '../data/tournaments.ts';
import { playersText, type Tournament, windowText } from '../logic/tournament.ts';
import * as styles from './tournamentStyles.ts';

export const WORDS: RegionWords = {
  error: 'Tournaments can’t be shown right now',
  offline: 'Tournaments are not saved on this device',
  offlineDetail: 'They are shown as soon as you’re back online.',
};

/** The name of a tournament with what it is, and what can be done with it. */
export function TournamentHead({ tournament, end }: { readonly tournament: Tournament; readonly end?: ReactNode }) {
  const now = useServices().clock.now();
  return (
    <div className={styles.top}>
      <span className={styles.mark}>
        <Icon name="trophy" size={20} />
      </span>
      <div>
        <h2>{tournament.name}</h2>
        <small>{`Free · ${playersText(tournament.playerCount)} · ${windowText(tournament, now)}`}</small>
      </div>
      {end}
    </div>
  );
}

interface JoinProps {
  readonly tournament: Tournament;
  readonly onError: (message: string | null) => void;
}

/** Joins, or asks a visitor to log in first. */
export function JoinButton({ tournament, onError }: JoinProps) {
  const { session } = useServices();
  const { status } = useStore(session);
  const online = useOnline();
  const onLogIn = useGoToLogIn();
  const { state, send } = useMutation(joinTournament);
  if (status !== 'loggedIn') return <Button onClick={onLogIn}>Log In to join</Button>;
  const join = async (): Promise<void> => {
    onError(null);
    const answer = await send({ id: tournament.id });
    if (!answer.ok) onError('We could not reach the tournament. Joining again is safe: you join once.');
    else onError(answer.value.error?.message ?? null);
  };
  return (
    <Button
      tone="primary"
      busy={state === 'sending'}
      aria-disabled={!online || undefined}
      aria-label={`Join ${tournament.name}`}
      onClick={() => void join()}
    >
      Join
    </Button>
  );
}
