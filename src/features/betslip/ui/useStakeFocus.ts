import { type RefObject, useEffect, useRef } from 'react';
import { useBetslipParts } from './betslipContext.ts';
import { useSlipPart } from './useSlipView.ts';

/** Slips whose field has had the focus since the last log-in. */
const focused = new WeakSet<object>();

/** A pressed price that the keyboard has reached. */
const PRICE_BY_KEY = '#main button[aria-pressed=true]:focus-visible';

/**
 * The first stake field gets the focus, once: after a log-in that the slip has waited for, unless the player has moved the focus
 * elsewhere; and after the first pick, if it came by a key.
 * @returns the ref of the element around the field.
 */
export function useStakeFocus(disabled: boolean): RefObject<HTMLFieldSetElement | null> {
  const { betslip } = useBetslipParts();
  const transfer = useSlipPart((state) => state.transfer);
  const ref = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (transfer !== 'PROMOTED') focused.delete(betslip);
    else if (!disabled && !focused.has(betslip)) {
      focused.add(betslip);
      const { activeElement } = document;
      const isFree = activeElement === document.body || activeElement?.matches('[data-focus-target]');
      if (isFree) ref.current?.querySelector('input')?.focus({ preventScroll: true });
    }
  }, [betslip, transfer, disabled]);
  const isTried = useRef(false);
  useEffect(() => {
    if (disabled || isTried.current) return;
    isTried.current = true;
    const isFirstPick = betslip.slip().legs.length === 1 && document.activeElement?.matches(PRICE_BY_KEY);
    if (isFirstPick) ref.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [betslip, disabled]);
  return ref;
}
