import { type FormEvent, useState } from 'react';
import { formatOdds } from '../../../../core/money/odds.ts';
import { pointsOf } from '../../../../core/money/points.ts';
import { startText } from '../../../../core/time/times.ts';
import { useMutation } from '../../../platform/data/useMutation.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useUnfinished } from '../../../platform/unfinished/useUnfinished.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { placePick } from '../data/tournaments.ts';
import { type OfferedGame, type OfferedSelection, playText, stakeProblem, type Tournament } from '../logic/tournament.ts';
import * as styles from './tournamentStyles.ts';

interface GamesProps {
  readonly games: readonly OfferedGame[];
  readonly tournament: Tournament;
  /** False: the prices are shown, and nothing can be picked. */
  readonly mayPick: boolean;
}

/** The games that can be picked, each with its main markets; the form of the chosen price stands below its game. */
export function Games({ games, tournament, mayPick }: GamesProps) {
  const { oddsFormat, clock } = useServices();
  const format = useStore(oddsFormat);
  const [chosen, choose] = useState<{ readonly selectionId: string; readonly pickId: string } | null>(null);
  return (
    <Card as="section" className={styles.bare} aria-labelledby="games">
      <header className={styles.head}>
        <h2 id="games">Games</h2>
        <small>Picks close when a game starts</small>
      </header>
      {games.length === 0 && (
        <div className={styles.card}>
          <Text tone={2}>No game takes picks at the moment.</Text>
        </div>
      )}
      <ul className={styles.list}>
        {games.map((game) => {
          const selection = game.markets.flatMap(({ selections }) => selections).find(({ id }) => id === chosen?.selectionId);
          return (
            <li key={game.id} className={styles.game}>
              <strong>{game.name}</strong>
              <small>{`${game.competitionName} · ${startText(game.startsAt, clock.now())}`}</small>
              <div className={styles.markets}>
                {game.markets.map((market) => (
                  <fieldset key={market.id} className={styles.market}>
                    <legend>{market.name}</legend>
                    {market.selections.map(({ id, title, odds }) => (
                      <button
                        key={id}
                        type="button"
                        className={styles.price}
                        aria-pressed={id === chosen?.selectionId}
                        aria-disabled={!mayPick || market.status !== 'OPEN' || undefined}
                        onClick={() => {
                          if (mayPick && market.status === 'OPEN')
                            choose(id === chosen?.selectionId ? null : { selectionId: id, pickId: crypto.randomUUID() });
                        }}
                      >
                        {title}
                        <b>{market.status === 'OPEN' ? formatOdds(odds, format) : 'Suspended'}</b>
                      </button>
                    ))}
                  </fieldset>
                ))}
              </div>
              {selection && chosen && (
                <PickForm
                  key={chosen.pickId}
                  selection={selection}
                  pickId={chosen.pickId}
                  tournament={tournament}
                  price={formatOdds(selection.odds, format)}
                  onDone={() => choose(null)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

interface PickFormProps {
  readonly selection: OfferedSelection;
  /** The same for each try, so that a pick whose answer was lost is made once. */
  readonly pickId: string;
  readonly tournament: Tournament;
  readonly price: string;
  readonly onDone: () => void;
}

function PickForm({ selection, pickId, tournament, price, onDone }: PickFormProps) {
  const online = useOnline();
  const { state, send } = useMutation(placePick);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  useUnfinished('form', text === '' ? null : 'Your pick is not made');
  const remaining = tournament.entry?.remaining ?? 0;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = stakeProblem(text, remaining);
    setProblem(found);
    if (found !== null || !online) return;
    setRefusal(null);
    const { odds, pointsHundredths, id: selectionId } = selection;
    const answer = await send({
      pick: {
        pickId,
        tournamentId: tournament.id,
        selectionId,
        stake: Number(text),
        points: pointsOf(pointsHundredths),
        numeratorLong: odds.numerator,
        denominatorLong: odds.denominator,
      },
    });
    if (!answer.ok) setRefusal('No answer came. Send it again: the pick is made once.');
    else if (answer.value.error) setRefusal(answer.value.error.message);
    else onDone();
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} aria-label={`Pick ${selection.title}`} noValidate>
      <p>{`${selection.title} at ${price}. ${playText(remaining)} play dollars left.`}</p>
      <TextField
        label="Play dollars"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={problem ?? undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <Button tone="primary" type="submit" busy={state === 'sending'} aria-disabled={!online || undefined}>
        Pick
      </Button>
      {refusal !== null && (
        <div>
          <Note tone="warning" role="alert" title={refusal} />
        </div>
      )}
    </form>
  );
}
