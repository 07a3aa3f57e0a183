import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { NamedIcon } from '../../../ui/NamedIcon.tsx';

export interface NavIconProps {
  readonly name: string;
  readonly size: number;
}

/** The icon of a menu item. Startup names the folder of the images for environment and brand. */
export function NavIcon(props: NavIconProps) {
  const folder = useStore(useServices().startup).data?.serviceAttributes.navIconsUrl;
  return <NamedIcon {...props} folder={folder} />;
}
