import { Button } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { Dialog } from '../../../ui/Dialog.tsx';

const pairs = cls({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 8 });
const pair = cls({
  height: 32,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '$sm',
  backgroundColor: '$surface2',
  type: 'caption',
  fontWeight: 600,
  color: '$text',
});

const PAIRS = ['A + B', 'A + C', 'A + D', 'B + C', 'B + D', 'C + D'];

export function RoundRobinInfo({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="What are round robins?"
      footer={
        <Button tone="primary" onClick={onClose}>
          Got it
        </Button>
      }
    >
      <span>
        A round robin makes every smaller parlay from your picks. With 4 picks “by 2s” there are {PAIRS.length} two-leg parlays.
      </span>
      <span className={pairs}>
        {PAIRS.map((text) => (
          <span key={text} className={pair}>
            {text}
          </span>
        ))}
      </span>
      <span>
        Your stake is per parlay: <strong>6 × $2.00 = $12.00</strong>. You don’t need every pick to win.
      </span>
    </Dialog>
  );
}
