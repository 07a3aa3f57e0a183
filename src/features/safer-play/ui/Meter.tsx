import type { LimitUse } from '../../../player/index.ts';
import { cls } from '../../../ui/cls.ts';
import { usedPercent } from '../logic/limitTexts.ts';

const track = cls({
  height: 6,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: '$surface3',
  '& > span': { display: 'block', height: 6, backgroundColor: '$accent' },
});

/** How much of a limit is used. */
export function Meter({ name, use }: { readonly name: string; readonly use: LimitUse }) {
  const percent = usedPercent(use);
  const width = { width: `${percent}%` };
  return (
    <div
      className={track}
      role="progressbar"
      aria-label={`${name} used`}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span style={width} />
    </div>
  );
}
