import { useState } from 'react';
import { cls } from './cls.ts';
import { Icon, isDrawn } from './icons/Icon.tsx';

/** Drawn by the shape of an image in the colour of the text, so that it fits the icons that the app draws. */
const shape = cls({
  flex: 'none',
  display: 'inline-grid',
  forcedColorAdjust: 'none',
  backgroundColor: 'currentColor',
  maskSize: 'contain',
  maskPosition: 'center',
  maskRepeat: 'no-repeat',
  '& > img': { opacity: 0 },
});

/** Images are 84 by 84 pixels; in a menu they are at most 22 pixels high (specification, section 9). */
const IMAGE_SIZE = 84;
const image = cls({ flex: 'none', width: 'auto', maxHeight: 22 });

const isOwn = (url: string): boolean => /^\/(?!\/)/.test(url) || url.startsWith(`${globalThis.location?.origin}/`);

export interface NamedIconProps {
  readonly name: string;
  readonly size: number;
  /** Folder of the images; undefined: not known, or not yet. */
  readonly folder: string | undefined;
}

/** The icon of a name from the server: drawn by the app if it knows it, else an image from the folder. */
export function NamedIcon({ name, size, folder }: NamedIconProps) {
  const [hasFailed, setFailed] = useState(false);
  if (isDrawn(name)) return <Icon name={name} size={size} />;
  if (folder === undefined || hasFailed) return <Icon name="grid" size={size} />;
  const url = `${folder}/${encodeURIComponent(name)}.svg`;
  const shown = { height: size };
  const picture = (
    <img className={image} src={url} alt="" width={IMAGE_SIZE} height={IMAGE_SIZE} style={shown} onError={() => setFailed(true)} />
  );
  // A mask of another origin is applied only where that origin allows it.
  return isOwn(url) ? (
    <span className={shape} style={{ maskImage: `url("${url}")` }}>
      {picture}
    </span>
  ) : (
    picture
  );
}
