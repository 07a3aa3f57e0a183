import { cls } from './cls.ts';
import { keyframes } from './stitches.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const spinner = cls({
  flex: 'none',
  borderRadius: '50%',
  border: '2.5px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 900ms linear infinite`,
  // Slower with reduced motion, but never still: a stopped spinner looks like a hang.
  '@still': { animationDuration: '2s !important' },
});

/** Hidden from screen readers beside a text that names the activity. Without such a text, give it a `label`. */
export function Spinner({ size = 20, label }: { readonly size?: number; readonly label?: string }) {
  const style = { width: size, height: size };
  if (!label) return <span className={spinner} style={style} aria-hidden="true" />;
  return <span className={spinner} style={style} role="status" aria-label={label} />;
}
