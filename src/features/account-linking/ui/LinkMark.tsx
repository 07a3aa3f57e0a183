import { useBrand } from '../../../ui/brandContext.ts';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { MonogramMark } from '../../../ui/Logo.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { css } from '../../../ui/stitches.ts';
import type { LinkingModal } from '../logic/linkingMachine.ts';
import { MediaMark } from './MediaMark.tsx';

const row = cls({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 12, padding: '8px 0 16px' });
const line = css({
  width: 72,
  height: 20,
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  '&::before': { content: '""', position: 'absolute', left: 0, right: 0, top: 9, borderTop: '2px solid currentColor' },
  variants: {
    modal: {
      progress: { color: '$text3', '&::before': { borderTopStyle: 'dashed' } },
      success: { color: '$success' },
      error: { color: '$danger' },
      unable: { color: '$text3' },
    },
  },
});
const middle = cls({ position: 'relative', display: 'grid', padding: '0 6px', backgroundColor: '$surface' });

const ICONS = { success: 'check', error: 'close', unable: 'lock' } as const;

/** The brand's apps and the provider, with the state of the link between them. */
export function LinkMark({ modal }: { readonly modal: LinkingModal }) {
  const { accountLinking } = useBrand();
  return (
    <div className={row} aria-hidden="true">
      {accountLinking.appLogos.map((logo) => (
        <MonogramMark key={logo.shapes[0]?.d} monogram={logo} size={48} />
      ))}
      <span className={line({ modal }).className}>
        <span className={middle}>{modal === 'progress' ? <Spinner /> : <Icon name={ICONS[modal]} size={20} />}</span>
      </span>
      <MediaMark size={48} />
    </div>
  );
}
