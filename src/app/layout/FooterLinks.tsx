import type { BrandLink } from '../../brand/contract.ts';
import { cls } from '../../ui/cls.ts';
import { PlainLink } from './PlainLink.tsx';

export const footerHeading = cls({ type: 'micro', color: '$text3', marginBottom: 8 });
const link = cls({
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  minHeight: 32,
  borderRadius: '$xs',
  '&:hover': { color: '$text', textDecoration: 'underline', textUnderlineOffset: 3 },
});

export function FooterLinks({ title, links }: { readonly title: string; readonly links: readonly BrandLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={footerHeading}>{title}</h2>
      <ul>
        {links.map((item) => (
          <li key={item.label}>
            <PlainLink className={link} href={item.href}>
              {item.label}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
