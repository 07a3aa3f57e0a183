import { css } from '../../../ui/stitches.ts';

const circle = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  backgroundColor: '$accent',
  color: '$onAccent',
  type: 'caption',
  fontWeight: 700,
  variants: { size: { md: { width: 32, height: 32 }, lg: { width: 48, height: 48, fontSize: 16 } } },
});

export function Avatar({ initials, size }: { readonly initials: string; readonly size: 'md' | 'lg' }) {
  return <span className={circle({ size }).className}>{initials}</span>;
}
