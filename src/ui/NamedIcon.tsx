import { useState } from 'react';
import { cls } from './cls.ts';
import { Icon, isDrawn } from './icons/Icon.tsx';

/** Images are 84 by 84 pixels; in a menu they are at most 22 pixels high (specification, section 9). */
const IMAGE_SIZE = 84;
const image = cls({ flex: 'none', width: 'auto', maxHeight: 22 });

export interface NamedIconProps {
  readonly name: string;
  readonly size: number;
  /** Of the images; undefined: not known, or not yet. */
  readonly folder: string | undefined;
}

/** The icon of a name from the server: drawn by the app if it knows it, else an image from the folder. */
export function NamedIcon({ name, size, folder }: NamedIconProps) {
  const [hasFailed, setFailed] = useState(false);
  if (isDrawn(name)) return <Icon name={name} size={size} />;
  if (folder === undefined || hasFailed) return <Icon name="grid" size={size} />;
  const url = `${folder}/${encodeURIComponent(name)}.svg`;
  const shown = { height: size };
  return (
    <img className={image} src={url} alt="" width={IMAGE_SIZE} height={IMAGE_SIZE} style={shown} onError={() => setFailed(true)} />
  );
}
