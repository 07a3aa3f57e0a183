import { Icon } from '../../../ui/icons/Icon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { boostedPrice } from './slipStyles.ts';

/** The plain price struck through, and the boosted one. */
export function BoostedPrice({ plain, boosted }: { readonly plain: string; readonly boosted: string }) {
  return (
    <span className={boostedPrice}>
      <s>
        <VisuallyHidden>was </VisuallyHidden>
        {plain}
      </s>
      <Icon name="boost" size={14} />
      <VisuallyHidden>boosted to </VisuallyHidden>
      {boosted}
    </span>
  );
}
