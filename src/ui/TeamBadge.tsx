import { memo } from 'react';
import { badgeColors } from './badgeColors.ts';
import { FONT_DISPLAY } from './tokens.ts';

const SHIELD = 'M14 1 26 4.500v11c0 6-4.800 9.700-12 11.500C6.800 25.200 2 21.500 2 15.500v-11z';
const BASE = 'M4.200 20.500h19.600c-1.900 3-5.300 5.100-9.800 6.500-4.500-1.400-7.900-3.500-9.800-6.500Z';

export interface TeamBadgeProps {
  /** Two to four letters. */
  readonly abbreviation: string;
  /** Two `#rrggbb` colours: field and base. */
  readonly colors: readonly string[];
  readonly size?: number;
}

/** A shield. The team's name is always beside it, so it is hidden from assistive technology. */
export const TeamBadge = memo(function TeamBadge({ abbreviation, colors, size = 28 }: TeamBadgeProps) {
  const { field, base, letters, outline } = badgeColors(colors);
  const fontSize = abbreviation.length > 3 ? 7 : 8.6;
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <path d={SHIELD} fill={field} />
      <path d={BASE} fill={base} />
      <path d={SHIELD} fill="none" stroke={outline} strokeOpacity=".16" />
      <text
        x="14"
        y="15.8"
        textAnchor="middle"
        fontFamily={FONT_DISPLAY}
        fontStretch="88%"
        fontWeight="800"
        fontSize={fontSize}
        fill={letters}
      >
        {abbreviation}
      </text>
    </svg>
  );
});
