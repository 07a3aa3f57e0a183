import { cardStyle } from '../../../ui/Card.tsx';
import { cls, join } from '../../../ui/cls.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import * as row from './eventRowStyles.ts';
import { columns, keys, LineSkeleton } from './Skeletons.tsx';
import * as board from './scoreboardStyles.ts';
import { titledList } from './sectionStyles.ts';

const crumb = cls({ height: 36, display: 'flex', alignItems: 'center' });
const side = cls({ display: 'flex', alignItems: 'center', gap: 16, '&:last-child': { flexDirection: 'row-reverse' } });
const accordion = cls({ display: 'flex', alignItems: 'center', height: 52, padding: '0 16px' });
const accordionBody = cls({ margin: '20px 16px 16px', containerType: 'inline-size' });

const chips = cls({ display: 'flex', gap: 8, overflow: 'hidden' });

function BoardSkeleton() {
  return (
    <div className={join(cardStyle, board.top)}>
      <span className={side}>
        <Skeleton width={48} height={56} />
        <Skeleton width={120} height={18} />
      </span>
      <span className={board.centre}>
        <Skeleton width={64} height={12} />
        <Skeleton width={80} height={18} />
      </span>
      <span className={side}>
        <Skeleton width={48} height={56} />
        <Skeleton width={120} height={18} />
      </span>
    </div>
  );
}

export function EventSkeleton() {
  return (
    <div className={titledList} aria-busy="true">
      <VisuallyHidden>Loading event</VisuallyHidden>
      <div className={crumb}>
        <Skeleton width={180} height={14} />
      </div>
      <BoardSkeleton />
      <div className={chips}>
        {keys(5).map((index) => (
          <Skeleton key={index} width={index === 0 ? 44 : 96} height={36} radius="999px" />
        ))}
      </div>
      <div className={cardStyle}>
        <div className={accordion}>
          <Skeleton width={88} height={14} />
        </div>
        <div className={accordionBody}>
          <div className={join(row.lines, columns)}>
            {keys(2).map((line) => (
              <LineSkeleton key={line} wide={line === 0} />
            ))}
          </div>
        </div>
      </div>
      {keys(4).map((index) => (
        <div key={index} className={join(cardStyle, accordion)}>
          <Skeleton width={index % 2 === 0 ? 120 : 96} height={14} />
        </div>
      ))}
    </div>
  );
}
