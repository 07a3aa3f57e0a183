import { cls } from '../../../ui/cls.ts';
import { Icon, type IconName } from '../../../ui/icons/Icon.tsx';
import type { Jackpot } from '../logic/games.ts';

const name = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  type: 'body',
  fontWeight: 600,
  color: '$text2',
  '& > svg': { flex: 'none', color: '$accentText' },
});

/** From the largest tier on. */
const TIER_ICONS: readonly IconName[] = ['trophy', 'star', 'cash', 'boost'];

export interface JackpotNameProps {
  readonly jackpot: Pick<Jackpot, 'name' | 'tier'>;
  readonly as: 'h1' | 'span';
}

/** A jackpot's name behind the icon of its tier. */
export function JackpotName({ jackpot, as: Tag }: JackpotNameProps) {
  return (
    <Tag className={name}>
      <Icon name={TIER_ICONS[jackpot.tier - 1] ?? 'star'} size={18} />
      {jackpot.name}
    </Tag>
  );
}
