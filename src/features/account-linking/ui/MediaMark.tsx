import { css } from '../../../ui/stitches.ts';

const box = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  backgroundColor: '$surface2',
  color: '$text2',
  variants: { size: { 32: { width: 32, height: 32, borderRadius: '50%' }, 48: { width: 48, height: 48, borderRadius: 14 } } },
});

/** A provider of sports media: a screen. */
export function MediaMark({ size }: { readonly size: 32 | 48 }) {
  return (
    <span className={box({ size }).className} aria-hidden="true">
      <svg
        width={size / 2}
        height={size / 2}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <rect x="3.5" y="6" width="17" height="11.5" rx="1.5" />
        <path d="m10.3 9.3 4 2.45-4 2.45zM8 20.5h8" />
      </svg>
    </span>
  );
}
