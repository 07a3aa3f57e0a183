import { memo } from 'react';
import { badgeColors, SHIELD, SHIELD_BASE } from '../../core/teamShield.ts';
import { FONT_DISPLAY } from './tokens.ts';

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
      <path d={SHIELD_BASE} fill={base} />
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
