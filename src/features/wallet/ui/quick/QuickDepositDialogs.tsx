import { type RefObject, useId, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { cls } from '../../../../ui/cls.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { LocationWarningDialog } from '../../../../ui/LocationWarningDialog.tsx';
import { locationWarning } from '../../../../ui/locationWarningText.ts';
import { OptionCard } from '../../../../ui/OptionCard.tsx';
import { Spinner } from '../../../../ui/Spinner.tsx';
import type { FrameState } from '../../logic/frame.ts';
import { type Provider, providerLine, providerState } from '../../logic/provider.ts';
import { ProviderFrame } from '../FrameView.tsx';
import { page } from './quickStyles.ts';

const list = cls({ display: 'grid', gap: 8, margin: 0, padding: 0, border: 0, color: '$text' });

export interface ChangeProviderDialogProps {
  readonly providers: readonly Provider[];
  readonly chosenId: string;
  readonly onChoose: (providerId: string) => void;
  readonly onClose: () => void;
}

/** The specification's "quick-deposit-change-provider". */
export function ChangeProviderDialog({ providers, chosenId, onChoose, onClose }: ChangeProviderDialogProps) {
  const name = useId();
  const [id, setId] = useState(chosenId);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Preferred payment method"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            onClick={() => {
              onChoose(id);
              onClose();
            }}
          >
            Use this
          </Button>
        </>
      }
    >
      <fieldset className={list} aria-label="Payment method">
        {providers.map((provider) => (
          <OptionCard
            key={provider.id}
            name={name}
            title={provider.name}
            detail={providerLine(provider)}
            checked={provider.id === id}
            disabled={providerState(provider) !== 'available'}
            onChange={() => setId(provider.id)}
          />
        ))}
      </fieldset>
    </Dialog>
  );
}

export interface FrameDialogProps {
  readonly state: FrameState;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly onLoad: () => void;
  readonly onClose: () => void;
  /** The payment's button may be disabled by then, or gone. */
  readonly returnFocus: () => void;
}

/** The specification's "quick-deposit-modal": the provider's page over the slip. */
export function FrameDialog({ state, frame, onLoad, ...dialog }: FrameDialogProps) {
  return (
    <Dialog open wide {...dialog} title={state.payment?.providerName ?? 'Payment'}>
      {state.kind === 'opening' && <Spinner size={24} label="Opening" />}
      <ProviderFrame state={state} frame={frame} onLoad={onLoad} className={page} />
    </Dialog>
  );
}

export interface OutOfAreaDialogProps {
  /** What the button of the form says. */
  readonly deposit: string;
  readonly onDeposit: () => void;
  readonly onClose: () => void;
}

/** The specification's "location-warning", before a deposit for bets that cannot be placed here. Depositing stays allowed. */
export function OutOfAreaDialog({ deposit, onDeposit, onClose }: OutOfAreaDialogProps) {
  const { title, body } = locationWarning(null, null);
  return (
    <LocationWarningDialog
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button
            tone="primary"
            onClick={() => {
              onClose();
              onDeposit();
            }}
          >
            {deposit}
          </Button>
        </>
      }
    >
      <p>{body}</p>
    </LocationWarningDialog>
  );
}
