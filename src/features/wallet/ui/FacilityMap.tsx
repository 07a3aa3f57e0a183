import { cls } from '../../../ui/cls.ts';
import { type Facility, mapPoints } from '../logic/facility.ts';

const map = cls({ width: '100%', height: 'auto', borderRadius: '$md', backgroundColor: '$surface2' });

export interface FacilityMapProps {
  readonly facilities: readonly Facility[];
  readonly chosenId: string;
}

/** Where the cages are to each other, with the numbers of the list. A drawing: no map service learns of the player. */
export function FacilityMap({ facilities, chosenId }: FacilityMapProps) {
  return (
    <svg className={map} viewBox="0 0 240 160" aria-hidden="true">
      <path
        d="M-10 60 110 40 250 90M60 -10 90 80 70 170M150 -10 170 80 200 170M-10 130 250 120"
        stroke="var(--colors-surface)"
        strokeWidth="6"
        fill="none"
      />
      {mapPoints(facilities).map(({ id, x, y }, index) => (
        <g key={id} transform={`translate(${(x * 240) / 100} ${(y * 160) / 100})`}>
          <path
            d="M0 0c-5-7-10-11-10-18a10 10 0 0 1 20 0c0 7-5 11-10 18Z"
            fill={id === chosenId ? 'var(--colors-accent)' : 'var(--colors-text)'}
          />
          <text
            y="-14"
            textAnchor="middle"
            fontSize="10"
            fontWeight="700"
            fill={id === chosenId ? 'var(--colors-onAccent)' : 'var(--colors-surface)'}
          >
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
