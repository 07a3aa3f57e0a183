import { cls } from './cls.ts';
import { keyframes } from './stitches.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const spinner = cls({
  flex: 'none',
  borderRadius: '50%',
  border: '2.5px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 900ms linear infinite`,
  // Slow, never still: a stopped spinner reads as a hang.
  '@still': { animationDuration: '2s !important' },
});

/** Decoration beside a label that says what is going on; alone, give it a `label`. */
export function Spinner({ size = 20, label }: { readonly size?: number; readonly label?: string }) {
  const style = { width: size, height: size };
  if (!label) return <span className={spinner} style={style} aria-hidden="true" />;
  return <span className={spinner} style={style} role="status" aria-label={label} />;
}
