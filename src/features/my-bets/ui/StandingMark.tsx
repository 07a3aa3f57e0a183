import { Icon, type IconName } from '../../../ui/icons/Icon.tsx';
import { css } from '../../../ui/stitches.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { type LegStanding, standingText } from '../logic/betText.ts';

const mark = css({
  position: 'relative',
  zIndex: 1,
  width: 20,
  height: 20,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  variants: {
    standing: {
      pending: { backgroundColor: '$surface3', color: '$text2' },
      push: { backgroundColor: '$surface3', color: '$text2' },
      void: { backgroundColor: '$surface3', color: '$text2' },
      cancelled: { backgroundColor: '$surface3', color: '$text2' },
      invalid: { backgroundColor: '$surface3', color: '$text2' },
      cashedOut: { backgroundColor: '$surface3', color: '$text2' },
      won: { backgroundColor: '$success', color: '$surface' },
      halfWon: { backgroundColor: '$success', color: '$surface' },
      halfLost: { backgroundColor: '$danger', color: '$surface' },
      lost: { backgroundColor: '$danger', color: '$surface' },
      live: { backgroundColor: '$live', color: '$surface' },
    },
  },
});

const ICONS: Record<LegStanding, IconName> = {
  pending: 'clock',
  live: 'live',
  won: 'check',
  halfWon: 'check',
  halfLost: 'close',
  lost: 'close',
  push: 'refresh',
  void: 'minimize',
  cashedOut: 'cash',
  cancelled: 'minimize',
  invalid: 'minimize',
};

/** The state of a leg: an icon in a circle, and its name for screen readers. */
export function StandingMark({ standing }: { readonly standing: LegStanding }) {
  return (
    <span className={mark({ standing }).className}>
      <Icon name={ICONS[standing]} size={12} />
      <VisuallyHidden>{standing === 'pending' ? 'Pending' : standingText(standing)}</VisuallyHidden>
    </span>
  );
}
