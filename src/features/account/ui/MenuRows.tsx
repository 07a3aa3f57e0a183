import { Link } from 'react-router';
import type { OddsFormat } from '../../../../core/money/odds.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import type { Menu, MenuItem } from '../../../player/index.ts';
import { useBrand } from '../../../ui/brandContext.ts';
import { cls } from '../../../ui/cls.ts';
import { Icon, iconNamed } from '../../../ui/icons/Icon.tsx';
import { useNotifications } from '../data/notifications.ts';
import { AWARDS_PATH, displayOf } from '../logic/accountMenu.ts';
import { menuRow } from './menuStyles.ts';

const description = cls({ display: 'block', type: 'caption', color: '$text3' });
const display = cls({
  flex: 'none',
  type: 'caption',
  fontWeight: 600,
  color: '$text2',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

const ODDS_WORDS: Record<OddsFormat, string> = {
  AMERICAN: 'American odds',
  EURO: 'Decimal odds',
  FRACTIONAL: 'Fractional odds',
  PROBABILITY: 'Odds as probability',
};

/** The sentences of descriptive items, by their page. */
function useDescriptions(): Readonly<Record<string, string | undefined>> {
  const { brandKind, oddsFormat, theme } = useServices();
  const format = useStore(oddsFormat);
  const choice = useStore(theme.choice);
  const settings = [
    ...(brandKind === 'sportsbook' ? [ODDS_WORDS[format]] : []),
    ...(theme.choices.length > 1 ? [`${choice} theme`] : []),
  ];
  return {
    '/account/responsible-gaming': useBrand().text.responsibleGaming.subtitle,
    '/account/settings': settings.length > 0 ? settings.join(', ') : undefined,
  };
}

export interface MenuRowsProps {
  readonly items: readonly MenuItem[];
  readonly menu: Pick<Menu, 'awards' | 'awardCount'>;
  /** The page is left for an item's page. */
  readonly onLeave?: () => void;
}

/** Items of the account menu, each kind in its own way: in the panel, and on the page of a parent. */
export function MenuRows({ items, menu, onLeave }: MenuRowsProps) {
  const descriptions = useDescriptions();
  const { seeCashback } = useNotifications();
  const { hasPage } = useServices();
  return items
    .filter(({ path }) => hasPage(path))
    .map((item) => {
      const { kind, label, path } = item;
      const beside = displayOf(item, menu);
      const below = kind === 'CLIENT_DISPLAY_DESCRIPTIVE' ? descriptions[path] : undefined;
      const isOfAwards = item.canonicalPath === AWARDS_PATH || path.endsWith('/cashback');
      const open = (): void => {
        if (isOfAwards) seeCashback();
        onLeave?.();
      };
      return (
        <Link key={path} className={menuRow} to={path} onClick={open}>
          <Icon name={iconNamed(item.icon)} size={20} />
          <span>
            {label}
            {below !== undefined && <span className={description}>{below}</span>}
          </span>
          {beside !== null && <b className={display}>{beside}</b>}
          <Icon name="chevronRight" size={16} />
        </Link>
      );
    });
}
