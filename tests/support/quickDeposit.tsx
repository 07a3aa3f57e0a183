import { useEffect } from 'react';
import type { QuickDeposit } from '../../src/platform/services.ts';

const part = <Props extends object>(Component: (props: Props) => React.ReactNode) => ({
  Component,
  preload: async () => undefined,
  code: { load: async () => Component, loaded: () => Component },
});

/** A quick deposit that is offered, and whose form is its way back. */
export const offeredQuickDeposit: QuickDeposit = {
  gate: part(({ onAnswer }) => {
    useEffect(() => onAnswer(true), [onAnswer]);
    return null;
  }),
  form: part(({ onBack }) => (
    <button type="button" onClick={onBack}>
      Go back to Betslip
    </button>
  )),
};
