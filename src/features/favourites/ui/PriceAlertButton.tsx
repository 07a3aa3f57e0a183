import { useStore } from '../../../platform/externalStore.ts';
import type { PriceAlertProps } from '../../../platform/services.ts';
import { usePlayer } from '../../../player/index.ts';
import { cls } from '../../../ui/cls.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { useOpen } from '../../../ui/useOpen.ts';
import { waitingAlerts } from '../data/priceAlerts.ts';

const bell = cls({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  marginRight: 6,
  borderRadius: '$md',
  color: '$text3',
  '&:hover': { color: '$text', backgroundColor: '$surface2' },
  '&[data-waiting]': { color: '$accentText', '& path': { fill: 'currentColor' } },
});

const dialog = lazyPart(() => import('./PriceAlertDialog.tsx').then((module) => module.PriceAlertDialog));

/** Beside a market's title: opens the price alerts of its selections. Filled while one of them waits. */
export function PriceAlertButton({ market, selectionIds, options }: PriceAlertProps) {
  const waiting = useStore(waitingAlerts);
  const { isOpen, open, close } = useOpen(dialog);
  const isOffered = usePlayer(({ promosOffered }) => promosOffered);
  const isWaiting = selectionIds.some((id) => waiting.has(id));
  // Where nothing is offered none can be set; those that wait are on the page Favorites.
  if (!isOffered) return null;
  return (
    <>
      <button
        type="button"
        className={bell}
        aria-haspopup="dialog"
        aria-label={`Price alert: ${market}${isWaiting ? ', one waits' : ''}`}
        data-waiting={isWaiting || undefined}
        onClick={open}
      >
        <svg
          width={18}
          height={18}
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M6 10a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7ZM10 20.5h4" />
        </svg>
      </button>
      {isOpen && <dialog.Component market={market} options={options} onClose={close} />}
    </>
  );
}
