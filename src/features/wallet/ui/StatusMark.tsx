import { Icon } from '../../../ui/icons/Icon.tsx';
import { css } from '../../../ui/stitches.ts';
import type { StatusView } from '../logic/receipt.ts';

const mark = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '50%',
  variants: {
    tone: {
      success: { backgroundColor: '$successSoft', color: '$success' },
      info: { backgroundColor: '$infoSoft', color: '$info' },
      warning: { backgroundColor: '$warningSoft', color: '$warning' },
      danger: { backgroundColor: '$dangerSoft', color: '$danger' },
    },
    size: { 40: { width: 40, height: 40 }, 56: { width: 56, height: 56 } },
  },
});

/** The mark of a status, beside the text that says it. */
export function StatusMark({ view, size }: { readonly view: Pick<StatusView, 'icon' | 'tone'>; readonly size: 40 | 56 }) {
  return (
    <span className={mark({ tone: view.tone, size }).className}>
      <Icon name={view.icon} size={size === 56 ? 26 : 20} />
    </span>
  );
}
