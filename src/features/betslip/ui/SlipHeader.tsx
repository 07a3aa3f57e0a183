import { memo, type Ref } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { CountBadge } from '../../../ui/CountBadge.tsx';
import { cls } from '../../../ui/cls.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useBetslipParts } from './betslipContext.ts';
import { ShareButton } from './ShareButton.tsx';

const bar = cls({ display: 'flex', alignItems: 'center', gap: 8, height: 52, padding: '0 4px 0 16px', flex: 'none' });
const heading = cls({ type: 'title', fontWeight: 700 });
const space = cls({ flex: 1 });
const narrow = cls({ width: 40 });

export interface SlipHeaderProps {
  /** Null while it is unknown. */
  readonly count: number | null;
  readonly maximized: boolean;
  readonly locked: boolean;
  readonly minimizeRef: Ref<HTMLButtonElement>;
}

export const SlipHeader = memo(function SlipHeader({ count, maximized, locked, minimizeRef }: SlipHeaderProps) {
  const { betslip, panel } = useBetslipParts();
  return (
    <header className={bar}>
      <h2 className={heading}>Betslip</h2>
      {count !== null && <CountBadge count={count} tone={count > 0 ? 'accent' : 'neutral'} />}
      <span className={space} />
      {count !== null && count > 0 && (
        <Button tone="quiet" size="sm" aria-disabled={locked || undefined} onClick={() => betslip.clear()}>
          Clear all
        </Button>
      )}
      {count !== null && count > 0 && <ShareButton label="Share betslip" />}
      <IconButton
        className={narrow}
        icon={maximized ? 'restore' : 'maximize'}
        label={maximized ? 'Restore betslip' : 'Maximize betslip'}
        aria-pressed={maximized}
        onClick={() => panel.choose(maximized ? 'open' : 'maximized')}
      />
      <IconButton
        ref={minimizeRef}
        className={narrow}
        icon="minimize"
        label="Minimize betslip"
        onClick={() => panel.choose('minimized')}
      />
    </header>
  );
});
