import { formatMoney } from '../../../../core/money/money.ts';
import { Button } from '../../../ui/Button.tsx';
import { join } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import { type CashOut, type CashOutEvent, type CashOutOffer, type CashOutPart, partOf } from '../logic/cashOut.ts';
import { cashOutButton, percentText } from '../logic/cashOutText.ts';
import { AutoCashOut, type AutoCashOutProps } from './AutoCashOut.tsx';
import * as styles from './cashOutStyles.ts';

export interface CashOutBoxProps extends Pick<AutoCashOutProps, 'onSetAuto' | 'onRemoveAuto'> {
  readonly view: Pick<CashOut, 'offer' | 'state'>;
  /** The amount that the list states for all of the bet; null: it is not cashed out. */
  readonly listedCents: number | null;
  /** The title of the bet, for the names of the controls. */
  readonly title: string;
  /** Why it is not cashed out, where it is not. */
  readonly unavailableText: string;
  readonly isOnline: boolean;
  /** Offers follow the prices. */
  readonly isLive: boolean;
  readonly onEvent: (event: CashOutEvent) => void;
  readonly onConfirm: () => void;
}

const FAILED = {
  OFFER_CHANGED: 'The offer had changed by then.',
  SUSPENDED: 'The offer is suspended while its prices are.',
  UNAVAILABLE: 'It can’t be cashed out any more.',
  NOT_RECEIVED: 'Your last request didn’t reach us.',
} as const;

/** The cash out of an open bet: the offer, how much of it, and what became of it. */
export function CashOutBox(props: CashOutBoxProps) {
  const { view, isOnline, onEvent, onConfirm } = props;
  const { state, offer } = view;
  switch (state.kind) {
    case 'idle':
      return <OfferButton {...props} />;
    case 'choosing':
    case 'changed': {
      const part = partOf(offer, state.tenths);
      if (offer === null || part === null) return <OfferButton {...props} />;
      const hasFallen = state.kind === 'changed';
      return (
        <div className={styles.box}>
          {hasFallen ? (
            <Fallen beforeCents={state.seenCents} nowCents={part.amountCents} />
          ) : (
            <Choice title={props.title} onEvent={onEvent} offer={offer} part={part} />
          )}
          <div className={styles.choices}>
            <Button onClick={() => onEvent({ type: 'closed' })}>{hasFallen ? 'Keep bet' : 'Back'}</Button>
            <Button tone="primary" aria-disabled={!isOnline || undefined} onClick={onConfirm}>
              {hasFallen ? 'Accept' : 'Cash out'} {formatMoney(part.amountCents)}
            </Button>
          </div>
          {!isOnline && <p className={styles.hint}>You’re offline. Your bet is safe, and keeps running.</p>}
          {!hasFallen && <AutoCashOut {...props} offer={offer} />}
        </div>
      );
    }
    case 'sending':
    case 'checking':
      return (
        <div className={styles.box} role="status">
          <Button wide busy>
            {state.request === null ? 'Cashing out' : `Cashing out ${formatMoney(state.request.amountCents)}`}
          </Button>
          <p className={styles.hint}>
            {state.kind === 'sending'
              ? `${state.request.holdMs > 0 ? `Up to ${Math.ceil(state.request.holdMs / 1000)} s. ` : ''}You can leave this page.`
              : 'We’re asking what became of it. Nothing is paid twice.'}
          </p>
        </div>
      );
    case 'done':
      return (
        <div className={styles.box}>
          <p className={styles.done} role="status">
            <Icon name="check" size={16} />
            {formatMoney(state.amountCents)} is in your balance.
          </p>
          <OfferButton {...props} />
        </div>
      );
    case 'failed':
      return (
        <div className={styles.box}>
          <Note tone="neutral" icon="lock" role="status" title="Nothing was cashed out">
            Your bet is running. {FAILED[state.reason]}
          </Note>
          <Button onClick={() => onEvent({ type: 'closed' })}>Keep bet</Button>
        </div>
      );
  }
}

function OfferButton({ view, listedCents, title, isOnline, isLive, unavailableText, onEvent }: CashOutBoxProps) {
  const button = cashOutButton({ offer: view.offer, listedCents, isOnline, isLive, unavailableText });
  if (button.kind === 'none') return <p className={join(styles.hint, styles.unavailable)}>{button.text}</p>;
  return (
    <Button
      tone="outline"
      wide
      aria-disabled={button.kind !== 'offered' || undefined}
      aria-label={`${button.text}: ${title}`}
      onClick={() => onEvent({ type: 'opened' })}
    >
      {button.kind === 'suspended' && <Icon name="lock" size={16} />}
      {button.kind === 'offline' && <Icon name="offline" size={16} />}
      {button.text}
    </Button>
  );
}

function Fallen({ beforeCents, nowCents }: { readonly beforeCents: number; readonly nowCents: number }) {
  return (
    <Note tone="warning" role="alert" title="The offer went down">
      <span className={styles.old}>{formatMoney(beforeCents)}</span>
      now <strong>{formatMoney(nowCents)}</strong>
    </Note>
  );
}

interface ChoiceProps extends Pick<CashOutBoxProps, 'title' | 'onEvent'> {
  readonly offer: CashOutOffer;
  readonly part: CashOutPart;
}

/** How much of the bet: the slider moves by tenths, with keys too. */
function Choice({ offer, part, title, onEvent }: ChoiceProps) {
  const [least, most] = [offer.parts[0], offer.parts.at(-1)];
  return (
    <div className={styles.panel}>
      <p className={styles.line}>
        <span>Take now</span>
        <strong>
          {percentText(part, offer)} · {formatMoney(part.amountCents)}
        </strong>
      </p>
      {least && most && least.tenths < most.tenths && (
        <Slider
          tone="text"
          aria-label={`How much of the bet to cash out: ${title}`}
          aria-valuetext={`${percentText(part, offer)}, ${formatMoney(part.amountCents)}`}
          min={least.tenths}
          max={most.tenths}
          value={part.tenths}
          onChange={(event) => onEvent({ type: 'partChosen', tenths: Number(event.target.value) })}
        />
      )}
      <p className={join(styles.line, styles.rest)}>
        <span>Keeps running</span>
        <strong>
          {part.runningStakeCents === 0
            ? 'Nothing'
            : `${formatMoney(part.runningStakeCents)} to pay ${formatMoney(part.runningPayoutCents)}`}
        </strong>
      </p>
    </div>
  );
}
