import type { ReactNode } from 'react';
import { useServices } from '../../../platform/usePlatform.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { pageColumn } from '../../../ui/pageColumn.ts';
import { Text } from '../../../ui/Text.tsx';
import { useLocationCheck } from '../data/useLocation.ts';
import { bettingText, findingsOf, nextStep, placeTitle, sureText } from '../logic/placeText.ts';
import { Findings } from './Findings.tsx';
import { attemptsText } from './LocationDialogs.tsx';

const head = cls({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: '4px 12px',
  padding: 24,
  '& > svg': { gridRow: 'span 2', marginTop: 2 },
  '& > p': { color: '$text2' },
});
const rows = cls({
  borderTop: '1px solid $colors$line',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 24, padding: '12px 24px' },
  '& > div + div': { borderTop: '1px solid $colors$line' },
  '& dt': { color: '$text2', flex: 'none' },
  '& dd': { textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums' },
});
const found = cls({ padding: '0 24px', borderTop: '1px solid $colors$line' });
const aside = cls({ type: 'body', color: '$text2' });
const foot = cls({ padding: 24, borderTop: '1px solid $colors$line' });

/** More of them are no news. */
const FEW_ATTEMPTS = 3;

const timeText = (at: number | string | null): string =>
  at === null ? 'Not yet' : new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' });

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** `/account/location`: where we think the player is, how sure that is, and what to do about it. */
export function LocationPage() {
  const { check, place, attemptsLeft, mayBet, regionByAddress, checkNow } = useLocationCheck();
  const { running, errors, refreshAt } = check;
  const { brandKind } = useServices();
  const findings = findingsOf(errors, place);
  return (
    <div className={pageColumn}>
      <Text as="h1" type="page">
        Your location
      </Text>
      <Card as="section">
        <div className={head}>
          <Icon name="location" size={24} />
          <Text as="h2" type="heading">
            {placeTitle(place, regionByAddress)}
          </Text>
          <p>{sureText(place, mayBet && errors.length === 0)}</p>
        </div>
        {findings.length > 0 && (
          <div className={found}>
            <Findings of={findings} />
          </div>
        )}
        <dl className={rows}>
          <Row label="Betting">{bettingText(mayBet, errors, place)}</Row>
          <Row label="Last check">{timeText(place?.checkedAt ?? check.checkedAt)}</Row>
          <Row label="Next check">{mayBet ? timeText(refreshAt) : 'When you check'}</Row>
          {attemptsLeft !== null && attemptsLeft <= FEW_ATTEMPTS && <Row label="Checks">{attemptsText(attemptsLeft)}</Row>}
          <Row label="What to do">{running === null ? nextStep(mayBet, errors, place) : 'Wait a moment: we are checking.'}</Row>
        </dl>
        <div className={foot}>
          <Button tone="primary" busy={running !== null} onClick={checkNow}>
            Check Location
          </Button>
        </div>
      </Card>
      <p className={aside}>
        Browsing, {brandKind === 'sportsbook' ? 'deposits, withdrawals, cash out and My Bets' : 'deposits and withdrawals'} work
        everywhere. We keep the region of a check, never your exact position.
      </p>
    </div>
  );
}
