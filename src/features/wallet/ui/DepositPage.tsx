import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { formatMoney } from '../../../../core/money/money.ts';
import { useFlag } from '../../../platform/flags/useFlag.ts';
import { usePlayer } from '../../../player/index.ts';
import { join } from '../../../ui/cls.ts';
import { Note } from '../../../ui/Note.tsx';
import { useDraftStore } from '../data/draft.ts';
import { type DepositPage as Page, useDepositPage } from '../data/wallet.ts';
import { boundsOf, depositProblem, tightestLimit } from '../logic/amount.ts';
import { entryOf } from '../logic/providers.ts';
import { LimitMeter } from './LimitMeter.tsx';
import { PaymentAmount, PaymentPage, PaymentWays, useChosenPayment } from './PaymentPage.tsx';
import { PromoCodeField } from './PromoCodeField.tsx';
import { Values } from './Values.tsx';
import * as styles from './walletStyles.ts';

/** `/deposit`: the ways to pay, and the amount beside them. */
export function DepositPage() {
  const source = useDepositPage();
  return (
    <PaymentPage type="DEPOSIT" source={source}>
      {(page, onChanged) => <Deposit page={page} onChanged={onChanged} />}
    </PaymentPage>
  );
}

interface DepositProps {
  readonly page: Page;
  readonly onChanged: () => void;
}

function Deposit({ page, onChanged }: DepositProps) {
  const { landing, rule, outOfState, hasPromoCode } = page;
  const isPromoOn = useFlag('deposit-promo-codes');
  const balanceCents = usePlayer(({ balances }) => balances?.playableCents ?? null);
  const chosen = useChosenPayment('DEPOSIT', landing, onChanged, (cents, provider) =>
    depositProblem(cents, boundsOf(provider, rule), landing.limits),
  );
  useBackPath();
  const { draft, provider, problem, isLocked, change } = chosen;
  const limit = tightestLimit(landing.limits);
  const isAfterKnown = balanceCents !== null && problem === null;
  return (
    <div className={styles.columns}>
      <PaymentWays
        chosen={chosen}
        onChanged={onChanged}
        top={
          outOfState !== null && (
            <Note tone="info" icon="location" title={outOfState.heading}>
              {outOfState.body} {outOfState.prompt}
            </Note>
          )
        }
      />
      <PaymentAmount chosen={chosen} quickCents={rule.quickCents} hint={provider && entryOf(provider.code).next}>
        {hasPromoCode && isPromoOn && (
          <PromoCodeField
            applied={draft.promotionCode}
            text={draft.promoCodeText}
            disabled={isLocked}
            onTyped={(promoCodeText) => change({ promoCodeText })}
            onApplied={(promotionCode) =>
              change(promotionCode === null ? { promotionCode } : { promotionCode, promoCodeText: promotionCode })
            }
          />
        )}
        <div className={join(styles.main, styles.ruled)}>
          {limit !== null && <LimitMeter limit={limit} />}
          <Values
            of={[
              ['Balance now', balanceCents === null ? '—' : formatMoney(balanceCents)],
              ['Balance after', isAfterKnown ? formatMoney(balanceCents + (draft.amountCents ?? 0)) : '—'],
            ]}
          />
        </div>
      </PaymentAmount>
      {chosen.form.dialog}
    </div>
  );
}

/** Where the player came from, for the way back after the deposit: the slip's page, or a promotion. */
function useBackPath(): void {
  const draftStore = useDraftStore('DEPOSIT');
  const { state, search } = useLocation();
  const { from, path } = (state ?? {}) as { readonly from?: unknown; readonly path?: unknown };
  const isPromotion = new URLSearchParams(search).get('from') === 'promotion' || from === 'promotion';
  const back = isPromotion ? 'promotion' : from === 'betslip' ? 'betslip' : null;
  const backPath = typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : null;
  useEffect(() => {
    if (back !== null)
      draftStore.set({
        ...draftStore.getSnapshot(),
        cameFrom: { kind: back, path: backPath ?? (back === 'promotion' ? '/promotions' : '/') },
      });
  }, [back, backPath, draftStore]);
}
