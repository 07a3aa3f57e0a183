import { Icon, iconNamed } from '../../../ui/icons/Icon.tsx';

/** The icon of a menu item from the server. */
export function NavIcon({ name, size }: { readonly name: string; readonly size: number }) {
  return <Icon name={iconNamed(name)} size={size} />;
}
