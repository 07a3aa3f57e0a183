import { Link } from 'react-router';
import { cls } from './cls.ts';
import { Icon } from './icons/Icon.tsx';
import { Text } from './Text.tsx';

const back = cls({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  marginBottom: 8,
  borderRadius: '$xs',
  type: 'body',
  fontWeight: 600,
  color: '$text2',
  '&:hover': { color: '$text' },
});
const lead = cls({ marginTop: 4, type: 'base', color: '$text2' });

/** The heading of a page under the settings of the account, with the way back to them. */
export function SettingsHead({ title, lead: sentence }: { readonly title: string; readonly lead: string }) {
  return (
    <div>
      <Link className={back} to="/account/settings">
        <Icon name="chevronLeft" size={16} />
        Settings
      </Link>
      <Text as="h1" type="page">
        {title}
      </Text>
      <p className={lead}>{sentence}</p>
    </div>
  );
}
