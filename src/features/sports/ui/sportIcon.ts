import type { IconName } from '../../../ui/icons/Icon.tsx';

const ICONS: Readonly<Record<string, IconName>> = {
  football: 'football',
  basketball: 'basketball',
  hockey: 'hockey',
  'ice-hockey': 'hockey',
  soccer: 'soccer',
  tennis: 'tennis',
  mma: 'mma',
  golf: 'golf',
  baseball: 'baseball',
  boxing: 'boxing',
  cricket: 'cricket',
  motorsport: 'motorsport',
};

export function sportIcon(sport: string): IconName {
  return ICONS[sport] ?? 'trophy';
}
