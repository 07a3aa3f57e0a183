import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { useServices } from '../../platform/usePlatform.ts';
import { useBrand } from '../../ui/brandContext.ts';
import { cls } from '../../ui/cls.ts';
import { currentBar } from '../../ui/currentBar.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { MENU_WIDTH } from '../../ui/tokens.ts';
import { ACCOUNT_MENU } from './accountMenu.ts';
import { PlainLayout } from './PlainLayout.tsx';

const area = cls({ display: 'inline-flex', alignItems: 'center', gap: 8, order: 1, type: 'body', color: '$onHeader' });
const columns = cls({
  display: 'grid',
  gridTemplateColumns: `${MENU_WIDTH}px minmax(0, 1fr)`,
  gap: 32,
  alignItems: 'start',
  '@tight': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
});
const side = cls({
  position: 'sticky',
  top: 'calc(var(--top) + 24px)',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '@tight': { position: 'static' },
});
const menu = cls({
  display: 'grid',
  gap: 2,
  '@tight': { display: 'flex', overflowX: 'auto', scrollbarWidth: 'thin' },
});
const note = cls({ display: 'flex', gap: 8, padding: '0 12px', type: 'caption', color: '$text3', '& > svg': { flex: 'none' } });
const item = cls({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '0 12px',
  borderRadius: '$md',
  type: 'base',
  whiteSpace: 'nowrap',
  color: '$text2',
  '&:hover': { backgroundColor: '$surface2', color: '$text' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': { backgroundColor: '$navCurrent', color: '$text', fontWeight: 600 },
  '&[aria-current]::before': currentBar,
});

function SideMenu() {
  const { flags, hasPage } = useServices();
  const { pathname } = useLocation();
  const isCurrent = (path: string): boolean => `${pathname}/`.startsWith(`${path}/`);
  // Flags may be known, or change, after the menu is drawn. A text, because a list would be another one at each look.
  const readPaths = (): string => ACCOUNT_MENU.flatMap(({ path }) => (hasPage(path) ? [path] : [])).join(' ');
  const paths = useSyncExternalStore(flags.subscribe, readPaths, readPaths).split(' ');
  return (
    <nav className={menu} aria-label="Account">
      {ACCOUNT_MENU.filter(({ path }) => paths.includes(path)).map(({ label, path, icon, pages = [] }) => (
        <Link key={path} to={path} className={item} aria-current={[path, ...pages].some(isCurrent) ? 'page' : undefined}>
          <Icon name={icon} size={20} />
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** A reminder that the account area shows personal information, for brands that want it. */
function PersonalDataNote() {
  if (!useBrand().preferences.displayPIIMessage) return null;
  return (
    <aside className={note} aria-label="Personal information">
      <Icon name="shield" size={16} />
      These pages show your personal information. Make sure that nobody else can see your screen.
    </aside>
  );
}

/** The account area: a simple header and footer, and a side menu beside the page. */
export function AccountLayout() {
  return (
    <PlainLayout
      width="content"
      area={
        <span className={area}>
          <Icon name="lock" size={16} />
          Account
        </span>
      }
    >
      {(page) => (
        <div className={columns}>
          <div className={side}>
            <SideMenu />
            <PersonalDataNote />
          </div>
          {page}
        </div>
      )}
    </PlainLayout>
  );
}
