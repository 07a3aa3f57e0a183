import { formatMoney } from '../../../../core/money/money.ts';
import { type OddsFormat, shownOdds } from '../../../../core/money/odds.ts';
import { sharedTitle } from '../../../../core/texts/betNames.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useGoToLogIn } from '../../../platform/session/useGoToLogIn.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useBusy } from '../../../ui/useBusy.ts';
import { useOpen } from '../../../ui/useOpen.ts';
import { addSharedBet, putSharedBet, type SharedSource } from '../data/addShared.ts';
import { betslipOf } from '../data/betslip.ts';
import { picksOf, type SharedBet, sharedNotes } from '../logic/sharedBet.ts';
import { SharedPickRows } from './SharedPickRows.tsx';
import { struck } from './slipStyles.ts';

const card = cls({ padding: 16, display: 'grid', gap: 12 });
const foot = cls({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
  borderTop: '1px solid $line',
  paddingTop: 12,
  '& > button': { marginLeft: 'auto' },
});
const total = cls({ type: 'heading', fontVariantNumeric: 'tabular-nums lining-nums', display: 'flex', gap: 8 });

const question = lazyPart(() => import('./AddOrReplaceDialog.tsx').then((module) => module.AddOrReplaceDialog));

interface SharedCardProps {
  readonly bet: SharedBet;
  readonly source: SharedSource;
  readonly online: boolean;
}

/** A bet of somebody else, or saved picks, and the button that adds them to the slip. */
export function SharedCard({ bet, source, online }: SharedCardProps) {
  const services = useServices();
  const { status } = useStore(services.session);
  const { data: startup } = useStore(services.startup);
  const format = useStore(services.oddsFormat);
  const onLogIn = useGoToLogIn();
  const { isOpen, open, close } = useOpen(question);
  const { isBusy, busy } = useBusy();
  const openLegs = bet.legs.filter((leg) => leg.isOpen).length;

  const add = async (): Promise<void> => {
    if (await addSharedBet(betslipOf(services), bet, source)) open();
  };

  return (
    <>
      {startup?.regionalMetadata.validRegion === false && (
        <Note tone="warning" role="status" title="Looks like you’re outside of an operating area">
          You can look at this bet, but you must be physically located in an operating area to wager.
        </Note>
      )}
      {sharedNotes(bet, source.shareId === null ? 'saved' : 'shared').map(({ tone, title, body }) => (
        <Note key={title} tone={tone} title={title}>
          {body}
        </Note>
      ))}
      <Card as="article" className={card} aria-labelledby="shared-bet">
        <Text as="h2" type="title" id="shared-bet">
          {sharedTitle(bet.type, bet.legs.length)}
        </Text>
        <ul>
          {picksOf(bet).map((pick) => (
            <SharedPickRows key={pick.legs[0].pick.selectionId} pick={pick} format={format} />
          ))}
        </ul>
        {(openLegs > 0 || bet.stakeCents !== null) && (
          <div className={foot}>
            <Total format={format} bet={bet} />
            {bet.stakeCents !== null && (
              <Text type="caption" tone={2}>{`Shared with a stake of ${formatMoney(bet.stakeCents)}`}</Text>
            )}
            {openLegs > 0 && (
              <Button tone="primary" busy={isBusy} aria-disabled={!online || undefined} onClick={() => void busy(add)}>
                {bet.legs.length === 1 ? 'Add to betslip' : openLegs < bet.legs.length ? `Add ${openLegs} to betslip` : 'Add all'}
              </Button>
            )}
          </div>
        )}
      </Card>
      {openLegs > 0 && (
        <Note tone="neutral" title="Nothing is placed until you do it">
          Adding fills your betslip, without a stake.{' '}
          {status === 'loggedOut' && (
            <Button size="sm" onClick={onLogIn}>
              Log In
            </Button>
          )}
        </Note>
      )}
      {isOpen && (
        <question.Component
          title={sharedTitle(bet.type, bet.legs.length)}
          legs={openLegs}
          totalOdds={shownOdds(bet.totalOdds, format)}
          onClose={close}
          onAnswer={(replaces) => {
            close();
            putSharedBet(betslipOf(services), bet, source, replaces);
          }}
        />
      )}
    </>
  );
}

/** The price of now; where it is another one than was shared, that one too. */
function Total({ bet, format }: { readonly bet: SharedBet; readonly format: OddsFormat }) {
  const [sharedTotalOdds, totalOdds] = [shownOdds(bet.sharedTotalOdds, format), shownOdds(bet.totalOdds, format)];
  if (totalOdds === null) return null;
  return (
    <span className={total}>
      {sharedTotalOdds !== null && sharedTotalOdds !== totalOdds && <s className={struck}>{sharedTotalOdds}</s>}
      {totalOdds}
    </span>
  );
}
