import { Button } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import type { LegView } from '../logic/view/legView.ts';
import { useBetslipParts } from './betslipContext.ts';

// Away from the link above it, which is low.
const own = cls({ gridColumn: '1 / -1', justifySelf: 'start', marginTop: 6 });

export interface AcceptLegsProps {
  readonly legs: readonly LegView[];
  /** The price to accept, or that there is none of its own. */
  readonly price: string;
  readonly of: string;
  readonly disabled: boolean;
}

/** Accepts the changes of these legs alone; nothing where none waits for the player. */
export function AcceptLegs({ legs, price, of, disabled }: AcceptLegsProps) {
  const { betslip } = useBetslipParts();
  const awaitingIds = legs.filter((leg) => leg.isAwaiting && leg.price.kind === 'price').map((leg) => leg.selectionId);
  if (awaitingIds.length === 0) return null;
  return (
    <Button
      size="sm"
      tone="outline"
      className={own}
      aria-disabled={disabled || undefined}
      aria-label={`Accept ${price} for ${of}`}
      onClick={() => betslip.accept(awaitingIds)}
    >
      Accept {price}
    </Button>
  );
}
