import { useState } from 'react';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { cls } from '../../../ui/cls.ts';
import { Icon, isDrawn } from '../../../ui/icons/Icon.tsx';

/** Images are 84 by 84 pixels; in a menu they are at most 22 pixels high (specification, section 9). */
const IMAGE_SIZE = 84;
const image = cls({ flex: 'none', width: 'auto', maxHeight: 22 });

export interface NavIconProps {
  readonly name: string;
  readonly size: number;
}

/** The icon of a menu item: drawn by the app if it knows it, else an image from the folder that startup names for environment and brand. */
export function NavIcon({ name, size }: NavIconProps) {
  return isDrawn(name) ? <Icon name={name} size={size} /> : <NavImage name={name} size={size} />;
}

function NavImage({ name, size }: NavIconProps) {
  const folder = useStore(useServices().startup).data?.serviceAttributes.navIconsUrl;
  const [hasFailed, setFailed] = useState(false);
  if (folder === undefined || hasFailed) return <Icon name="grid" size={size} />;
  const url = `${folder}/${encodeURIComponent(name)}.svg`;
  const shown = { height: size };
  return (
    <img className={image} src={url} alt="" width={IMAGE_SIZE} height={IMAGE_SIZE} style={shown} onError={() => setFailed(true)} />
  );
}
