import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { useBrand } from '../../../../ui/brandContext.ts';
import { cls } from '../../../../ui/cls.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { appliedTitle, type RewardOption } from '../../logic/rewards/rewards.ts';
import type { BetView } from '../../logic/view/slipView.ts';
import { useBetslipParts } from '../betslipContext.ts';
import { RewardCountdown } from './RewardCountdown.tsx';
import { RewardIcon } from './RewardIcon.tsx';
import { RewardsList } from './RewardsList.tsx';

const strip = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  padding: '0 12px',
  borderTop: '1px solid $line',
  type: 'body',
  fontWeight: 500,
  '& > svg': { color: '$reward', flex: 'none' },
});
const active = cls({
  padding: '8px 12px',
  borderTopColor: 'transparent',
  borderRadius: '0 0 11px 11px',
  backgroundColor: '$rewardSoft',
});
const words = cls({ flex: 1, minWidth: 0, '& > b': { fontWeight: 600 } });

const terms = cls({ display: 'block', type: 'caption', color: '$text2' });

export interface RewardsBannerProps {
  readonly bet: BetView;
  readonly disabled: boolean;
}

/** The rewards of a bet: nothing, a switch for the only one, a list of several, or the one applied. */
export function RewardsBanner({ bet, disabled }: RewardsBannerProps) {
  const { betslip } = useBetslipParts();
  const { accountCredits } = useBrand();
  const { reward: banner, draftBetId } = bet;
  const root = useRef<HTMLDivElement>(null);
  const acted = useRef(false);

  // The pressed control is replaced by another one, which gets the focus.
  useEffect(() => {
    if (!acted.current) return;
    acted.current = false;
    if (document.activeElement === null || document.activeElement === document.body) root.current?.querySelector('button')?.focus();
  });

  // A press keeps the focus in the amount: its quick stakes would go away, and the control would move from under the pointer.
  useEffect(() => {
    const element = root.current;
    const keepFocus = (event: MouseEvent): void => event.preventDefault();
    element?.addEventListener('mousedown', keepFocus);
    return () => element?.removeEventListener('mousedown', keepFocus);
  }, []);

  const credits = accountCredits.promotionalCreditsName;
  const named = (option: RewardOption): RewardOption =>
    option.choice.kind === 'PROMOTIONAL_CREDIT' ? { ...option, title: credits.charAt(0).toUpperCase() + credits.slice(1) } : option;
  const choose = (option: RewardOption | null): void => {
    acted.current = true;
    betslip.chooseReward(draftBetId, option === null ? null : option.choice);
  };

  const applied = banner.kind === 'applied' ? appliedTitle(banner.option && named(banner.option)) : null;
  return (
    <div ref={root}>
      <Spoken applied={applied} odds={bet.boostedOdds} />
      {banner.kind === 'switch' && (
        <div className={strip}>
          <RewardIcon option={banner.option} />
          <span className={words}>
            <b>{named(banner.option).title}</b>
            <RewardCountdown expiresAt={banner.option.expiresAt} />
          </span>
          <Switch
            label={`Apply ${named(banner.option).title}`}
            isOn={false}
            disabled={disabled}
            onChange={() => choose(banner.option)}
          />
        </div>
      )}
      {banner.kind === 'list' && (
        <RewardsList options={banner.options.map(named)} usable={banner.usable} disabled={disabled} onChoose={choose} />
      )}
      {banner.kind === 'applied' && (
        <div className={`${strip} ${active}`} data-active="">
          {banner.option === null ? <Icon name="gift" size={18} /> : <RewardIcon option={banner.option} />}
          <span className={words}>
            <b>{applied}</b>
            {banner.option?.detail && <small className={terms}>{banner.option.detail}</small>}
            {banner.option !== null && <RewardCountdown expiresAt={banner.option.expiresAt} words="Expires in" />}
          </span>
          <Button
            size="sm"
            tone="text"
            aria-disabled={disabled || undefined}
            aria-label="Remove reward"
            onClick={() => choose(null)}
          >
            Remove
          </Button>
        </div>
      )}
    </div>
  );
}

/** Tells a screen reader what was applied, with the new odds, and what was removed; not what the page began with. */
function Spoken({ applied, odds }: { readonly applied: string | null; readonly odds: string | null }) {
  const [announced, setAnnounced] = useState({ applied, odds, text: '' });
  const isNew = announced.applied !== applied;
  // The odds follow with the server's answer. Later changes of them are those of the price.
  if (isNew || (announced.odds === null && odds !== null)) {
    const removed = announced.applied === null ? '' : 'Reward removed.';
    const text = applied === null ? removed : `${applied}.${odds === null ? '' : ` Odds are now ${odds}.`}`;
    setAnnounced({ applied, odds, text });
  }
  return (
    <VisuallyHidden>
      <span role="status">{announced.text}</span>
    </VisuallyHidden>
  );
}
