import { type FormEvent, useState } from 'react';
import { formatMoney } from '../../../../core/money/money.ts';
import { useUnfinished } from '../../../platform/unfinished/useUnfinished.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Note } from '../../../ui/Note.tsx';
import { OptionCard } from '../../../ui/OptionCard.tsx';
import { pageColumn } from '../../../ui/pageColumn.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useRedeemable } from '../data/loyalty.ts';
import { useRedemptions } from '../data/redemption.ts';
import { centsOf, creditsOf, type Redeemable, redemptionProblem } from '../logic/loyalty.ts';
import { isUnderWay, REFUSALS } from '../logic/redemption.ts';
import * as styles from './loyaltyStyles.ts';

const count = new Intl.NumberFormat('en-US');

const WORDS: RegionWords = {
  error: 'What can be redeemed can’t be shown right now',
  errorDetail: 'Your points are kept.',
  offline: 'Points are redeemed online',
  offlineDetail: 'Your points are kept.',
};

/** Points into cash or site credit. */
export function RedemptionPanel() {
  const source = useRedeemable();
  const isOnline = useOnline();
  return (
    <Card aria-label="Redeem points" className={styles.panel}>
      <h2>Redeem points</h2>
      <AsyncRegion
        source={source}
        isOnline={isOnline}
        skeleton={<Skeleton height={280} radius={12} />}
        message={(kind) => <RegionMessage kind={kind} size="line" words={WORDS} onRetry={() => void source.refetch()} />}
      >
        {({ value, error }) => (error === null ? <Form redeemable={value} /> : <p className={styles.caption}>{error}</p>)}
      </AsyncRegion>
    </Card>
  );
}

function Form({ redeemable }: { readonly redeemable: Redeemable }) {
  const { credits, owedCredits, methods, isRedeemable } = redeemable;
  const { redemptions, flow } = useRedemptions();
  const isOnline = useOnline();
  const [methodId, setMethodId] = useState(methods[0]?.id ?? '');
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const method = methods.find(({ id }) => id === methodId) ?? methods[0];
  const { news } = flow;
  useUnfinished('form', typed === '' || news?.kind === 'DONE' ? null : 'Your points are not redeemed');
  if (news?.kind === 'DONE')
    return (
      <EmptyState
        illustration={<Icon name="check" size={40} />}
        title={`${formatMoney(news.cents)} added to your balance`}
        action={<Button onClick={redemptions.newsShown}>Done</Button>}
      >
        You have {count.format(credits)} points left.
      </EmptyState>
    );
  if (method === undefined) return <p className={styles.caption}>Points can’t be redeemed at the moment. They are kept.</p>;
  const wanted = creditsOf(typed);
  const problem = redemptionProblem(wanted, method, credits);
  const isBusy = isUnderWay(flow);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (problem === null && wanted !== null && !isBusy && isOnline)
      void redemptions.submit({ methodId: method.id, credits: wanted });
  };
  return (
    <form className={pageColumn} onSubmit={submit} noValidate>
      {owedCredits > 0 && (
        <Note tone="info" title={`${count.format(owedCredits)} points are owed`}>
          A bet became void after its points were redeemed. The next points repay them.
        </Note>
      )}
      <fieldset className={styles.methods} aria-label="Redeem as">
        {methods.map(({ id, title, lineItems }) => (
          <OptionCard
            key={id}
            name="loyalty-method"
            title={title}
            detail={lineItems[0] ?? ''}
            checked={id === method.id}
            onChange={() => setMethodId(id)}
          />
        ))}
      </fieldset>
      <ul className={styles.lineItems}>
        {method.lineItems.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <TextField
        label="Points"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={isTried ? problem : null}
        disabled={!isRedeemable}
      />
      <dl className={styles.facts}>
        <div>
          <dt>Available</dt>
          <dd>{count.format(credits)}</dd>
        </div>
        <div>
          <dt>You get</dt>
          <dd>{formatMoney(problem === null && wanted !== null ? centsOf(wanted, method) : 0)}</dd>
        </div>
        <div>
          <dt>Left after</dt>
          <dd>{count.format(problem === null && wanted !== null ? credits - wanted : credits)}</dd>
        </div>
      </dl>
      {news?.kind === 'REFUSED' && <Note tone="danger" role="alert" title={REFUSALS[news.refusal]} />}
      {news?.kind === 'notReceived' && (
        <Note tone="warning" role="alert" title="The request did not arrive. Nothing was redeemed." />
      )}
      {flow.money.kind === 'checking' && (
        <Note tone="info" role="status" title="No answer yet. We’re checking whether it was redeemed." />
      )}
      <Button tone="primary" type="submit" wide busy={isBusy} disabled={!isRedeemable || !isOnline}>
        {problem === null && wanted !== null ? `Redeem ${formatMoney(centsOf(wanted, method))}` : 'Redeem'}
      </Button>
    </form>
  );
}
