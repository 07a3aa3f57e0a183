import { Link } from 'react-router';
import { useServices } from '../../../platform/usePlatform.ts';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Text } from '../../../ui/Text.tsx';
import { AccountDetails } from './AccountDetails.tsx';
import { CasinoBalance } from './CasinoBalance.tsx';
import { menuRow } from './menuStyles.ts';
import { Preferences } from './Preferences.tsx';

const column = cls({ display: 'grid', gap: 16 });
const card = cls({ padding: 24, '& > section': { maxWidth: 400 } });

const rows = cls({ padding: 8 });

/** Pages of other features, shown where the brand has them. */
const PAGES = [
  { path: '/account/login-preferences', label: 'Login preferences' },
  { path: '/account/update-password', label: 'Update password' },
];

/** `/account/settings`: the player's details, the preferences of this device, and the way to those of the account. */
export function SettingsPage() {
  const { hasPage } = useServices();
  return (
    <div className={column}>
      <Text as="h1" type="page">
        Settings
      </Text>
      <AccountDetails />
      <Card as="div" className={card}>
        <Preferences />
      </Card>
      {hasPage('/casino') && <CasinoBalance />}
      <Card>
        <nav className={rows} aria-label="Account settings">
          {PAGES.filter(({ path }) => hasPage(path)).map(({ path, label }) => (
            <Link key={path} className={menuRow} to={path}>
              <Icon name="lock" size={20} />
              <span>{label}</span>
              <Icon name="chevronRight" size={16} />
            </Link>
          ))}
        </nav>
      </Card>
    </div>
  );
}
