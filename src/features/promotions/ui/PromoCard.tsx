import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { buttonStyle } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { PromotionCard } from '../logic/promotions.ts';

/** The picture's size; cards scale it. */
export const ART = { width: 482, height: 301 };

const card = cls({ display: 'flex', flexDirection: 'column', overflow: 'hidden', height: '100%' });
export const picture = cls({
  position: 'relative',
  overflow: 'hidden',
  // Colour of the place itself: it stays where the picture does not load, and the words on it are white.
  aspectRatio: `${ART.width} / ${ART.height}`,
  backgroundColor: '#22262E',
  '& > img': { display: 'block', width: '100%', height: 'auto', aspectRatio: `${ART.width} / ${ART.height}`, objectFit: 'cover' },
});
/** On the picture, which is dark in every mode. */
export const words = cls({
  position: 'absolute',
  left: 16,
  right: 16,
  bottom: 16,
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  color: '#FFFFFF',
  '& > span': { type: 'micro', padding: '2px 8px', backgroundColor: '#FFFFFF', color: '#111317', borderRadius: '$xs' },
  '& > :is(h2, h3)': { type: 'section', textWrap: 'balance', maxWidth: '70%' },
});
const foot = cls({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: 16,
  flex: 1,
  '& > p': { type: 'body', color: '$text2' },
  '& > a': { flex: 'none' },
});

/** A picture that is not kept on the device, or does not load, leaves the plain fill. */
export function Art({ url, lazy = false }: { readonly url: string; readonly lazy?: boolean }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === url) return null;
  return (
    <img src={url} alt="" width={ART.width} height={ART.height} loading={lazy ? 'lazy' : 'eager'} onError={() => setFailed(url)} />
  );
}

/** A promotion's picture with its title, and the way to its page. */
export function PromoCard({
  promotion,
  heading: Heading,
  children,
}: {
  readonly promotion: PromotionCard;
  readonly heading: 'h2' | 'h3';
  /** Between the picture and the words. */
  readonly children?: ReactNode;
}) {
  const { id, title, tag, shortDescription, imageUrl } = promotion;
  return (
    <Card as="article" className={card}>
      <div className={picture}>
        <Art url={imageUrl} lazy />
        <div className={words}>
          {tag !== null && <span>{tag}</span>}
          <Heading>{title}</Heading>
        </div>
      </div>
      {children}
      <div className={foot}>
        <p>{shortDescription}</p>
        <Link className={buttonStyle({ size: 'sm' }).className} to={`/promotions/${encodeURIComponent(id)}`}>
          See Details
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Link>
      </div>
    </Card>
  );
}
