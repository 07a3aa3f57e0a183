import { cls } from '../../../ui/cls.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { QueueIllustration } from '../../../ui/illustrations/QueueIllustration.tsx';
import { keyframes } from '../../../ui/stitches.ts';

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(320%)' } });
const track = cls({ width: '100%', height: 6, borderRadius: 3, backgroundColor: '$surface3', overflow: 'hidden' });
const bar = cls({
  width: '32%',
  height: 6,
  borderRadius: 3,
  backgroundColor: '$accent',
  animation: `${slide} 1800ms linear infinite`,
  '@still': { animation: 'none !important', transform: 'translateX(105%)' },
});
const pace = cls({ display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: 8, type: 'body', color: '$text2' });
const nothing = (): void => undefined;

/** Shown while the service is full. The position in the queue is unknown, so the bar only shows activity. Closes automatically. */
export function WaitingRoom({ refreshIntervalSeconds }: { readonly refreshIntervalSeconds: number }) {
  return (
    <Dialog open onClose={nothing} title="You’re in line" dismissible={false} illustration={<QueueIllustration />}>
      <span>It’s busy right now. Keep this tab open and we’ll let you in as soon as there’s room.</span>
      <div className={track} role="progressbar" aria-label="Waiting">
        <div className={bar} />
      </div>
      <span className={pace} role="status">
        <Icon name="refresh" size={16} />
        Checking your place every {refreshIntervalSeconds} s
      </span>
    </Dialog>
  );
}
