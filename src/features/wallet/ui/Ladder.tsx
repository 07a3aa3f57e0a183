import { formatMoment } from '../../../../core/time/formatTime.ts';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { css } from '../../../ui/stitches.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { type LadderStep, STEP_NAMES, stepText } from '../logic/receipt.ts';

const list = cls({ margin: 0, padding: 0, listStyle: 'none', display: 'grid' });
const item = cls({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: '0 12px',
  paddingBottom: 16,
  '& b': { type: 'base', fontWeight: 600 },
  '& p': { type: 'caption', color: '$text2' },
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    left: 11,
    top: 24,
    bottom: 0,
    width: 2,
    backgroundColor: '$line',
  },
  '&:last-child': { paddingBottom: 0 },
});
const dot = css({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  border: '2px solid $lineStrong',
  color: '$text3',
  variants: {
    state: {
      DONE: { backgroundColor: '$successSoft', borderColor: '$success', color: '$success' },
      CURRENT: { borderColor: '$accent', color: '$accentText' },
      COMING: {},
      STOPPED: { backgroundColor: '$dangerSoft', borderColor: '$danger', color: '$danger' },
    },
  },
});

const STATE_WORDS = { DONE: 'done', CURRENT: 'now', COMING: 'to come', STOPPED: 'stopped' } as const;

const formatted = (at: string): string => formatMoment(Date.parse(at), { seconds: false });

/** The way of a withdrawal, with the time and the reason of every step. */
export function Ladder({ steps }: { readonly steps: readonly LadderStep[] }) {
  return (
    <ol className={list} aria-label="Where your withdrawal is">
      {steps.map((step) => (
        <li key={step.name} className={item} aria-current={step.state === 'CURRENT' ? 'step' : undefined}>
          <span className={dot({ state: step.state }).className} aria-hidden="true">
            {step.state === 'DONE' && <Icon name="check" size={14} />}
            {step.state === 'CURRENT' && <Icon name="clock" size={14} />}
            {step.state === 'STOPPED' && <Icon name="close" size={14} />}
          </span>
          <span>
            <b>{STEP_NAMES[step.name]}</b>
            <VisuallyHidden>, {STATE_WORDS[step.state]}</VisuallyHidden>
            <p>{stepText(step, formatted)}</p>
          </span>
        </li>
      ))}
    </ol>
  );
}
