import { Link } from 'react-router';
import type { BrandKind } from '../../../../core/wire/brandKind.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { Icon, type IconName } from '../../../ui/icons/Icon.tsx';
import { pageColumn } from '../../../ui/pageColumn.ts';
import { Text } from '../../../ui/Text.tsx';
import { AccountDetails } from './AccountDetails.tsx';
import { CasinoBalance } from './CasinoBalance.tsx';
import { OfflineReading } from './OfflineReading.tsx';

const row = cls({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) 16px',
  alignItems: 'center',
  gap: 16,
  minHeight: 68,
  padding: '12px 24px',
  '& + &': { borderTop: '1px solid $colors$line' },
  '& strong': { display: 'block', type: 'base', fontWeight: 600 },
  '& small': { type: 'caption', color: '$text2' },
  '& svg': { color: '$text2' },
  '&:hover': { backgroundColor: '$surface2' },
  '&:focus-visible': { outlineOffset: -2 },
});

const CONTENT: Readonly<Record<BrandKind, string>> = {
  sportsbook: 'Odds, default stake, theme, motion and sounds',
  casino: 'Theme and motion',
};

/** Pages of this and other features, shown where the brand has them. Null: what the content is. */
const PAGES: readonly (readonly [path: string, icon: IconName, label: string, detail: string | null])[] = [
  ['/account/settings/content', 'eye', 'Content settings', null],
  ['/account/settings/notifications', 'phone', 'Notifications', 'What this device tells you while the app is closed'],
  ['/account/settings/email', 'mail', 'Email preferences', 'What we may send you'],
  ['/account/update-address', 'document', 'Address and documents', 'Where you live, and the document that shows it'],
  ['/account/login-preferences', 'lock', 'Login preferences', 'A code before your password changes'],
  ['/account/update-password', 'lock', 'Update password', 'A new one logs your other devices out'],
  ['/account/settings/close', 'close', 'Close account', 'For good, once nothing of yours is left in it'],
];

/** `/account/settings`: the player's details, and the way to every setting. */
export function SettingsPage() {
  const { brandKind, hasPage } = useServices();
  return (
    <div className={pageColumn}>
      <Text as="h1" type="page">
        Settings
      </Text>
      <AccountDetails />
      <Card as="div">
        <nav aria-label="Account settings">
          {PAGES.filter(([path]) => hasPage(path)).map(([path, icon, label, detail]) => (
            <Link key={path} className={row} to={path}>
              <Icon name={icon} size={20} />
              <span>
                <strong>{label}</strong>
                <small>{detail ?? CONTENT[brandKind]}</small>
              </span>
              <Icon name="chevronRight" size={16} />
            </Link>
          ))}
          <a className={row} href="/licenses.txt" target="_blank" rel="noreferrer">
            <Icon name="document" size={20} />
            <span>
              <strong>Licenses</strong>
              <small>Of the open-source software in this app</small>
            </span>
            <Icon name="chevronRight" size={16} />
          </a>
        </nav>
      </Card>
      {hasPage('/casino') && <CasinoBalance />}
      <OfflineReading />
    </div>
  );
}
