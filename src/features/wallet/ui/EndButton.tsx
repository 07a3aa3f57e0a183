import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { Button, buttonStyle } from '../../../ui/Button.tsx';
import { ACTION_WORDS } from '../../../words/glossary.ts';
import { useDraftStore } from '../data/draft.ts';
import { END_STATES, type EndedFlow, type Outcome } from '../logic/endStates.ts';
import { listPath, startPath } from '../logic/providers.ts';

export interface EndButtonProps {
  readonly flow: EndedFlow;
  readonly outcome: Outcome;
  /** The receipt of the payment, where its receipt is shown. */
  readonly receiptId?: string;
  /** Back to the form; by default the first page of the direction. */
  readonly onForm?: () => void;
  /** Back to the slip. */
  readonly onSlip?: () => void;
  readonly size?: 'md' | 'lg';
}

export const listName = (flow: EndedFlow): string => (flow === 'WITHDRAWAL' ? 'Your withdrawals' : 'Your deposits');

/** The one primary action of a payment that has ended. */
export function EndButton({ flow, outcome, receiptId, onForm, onSlip, size = 'md' }: EndButtonProps) {
  const type = flow === 'WITHDRAWAL' ? flow : 'DEPOSIT';
  const draft = useDraftStore(type);
  const linkStyle = buttonStyle({ tone: 'primary', size }).className;
  switch (END_STATES[flow][outcome]) {
    case 'play':
      return <PlayLink className={linkStyle} />;
    case 'list':
      return (
        <Link className={linkStyle} to={listPath(type)} state={{ keepsFocus: true }}>
          {listName(flow)}
        </Link>
      );
    case 'otherWay':
      return onForm === undefined ? (
        <Link className={linkStyle} to={startPath(type)} onClick={() => receiptId !== undefined && draft.takeBack(receiptId)}>
          {ACTION_WORDS.chooseMethod}
        </Link>
      ) : (
        <Button tone="primary" size={size} onClick={onForm}>
          {ACTION_WORDS.chooseMethod}
        </Button>
      );
    case 'again':
      return (
        <Button tone="primary" size={size} onClick={onForm}>
          Try again
        </Button>
      );
    case 'slip':
      return (
        <Button tone="primary" size={size} onClick={onSlip}>
          {ACTION_WORDS.backToBetslip}
        </Button>
      );
  }
}

/** What the money is for: where the player came from, the picks that wait in the slip, else the brand's first page. */
function PlayLink({ className }: { readonly className: string }) {
  const { picks, brandKind } = useServices();
  const hasPicks = useSyncExternalStore(picks.subscribe, picks.count) > 0;
  const { cameFrom } = useStore(useDraftStore('DEPOSIT'));
  const start = brandKind === 'casino' ? ACTION_WORDS.startPlaying : ACTION_WORDS.startBetting;
  const isOfSlip = cameFrom?.kind === 'betslip' || (cameFrom === null && hasPicks);
  return (
    <Link className={className} to={cameFrom?.path ?? '/'}>
      {isOfSlip ? ACTION_WORDS.backToBetslip : cameFrom === null ? start : 'Back to the promotion'}
    </Link>
  );
}
