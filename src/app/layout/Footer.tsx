import type { ReactNode } from 'react';
import { productsOf } from '../../brand/products.ts';
import { useBrand } from '../../ui/brandContext.ts';
import { cls } from '../../ui/cls.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Logo, MonogramMark } from '../../ui/Logo.tsx';
import { PhoneText, textLink } from '../../ui/PhoneText.tsx';
import { CONTENT_WIDTH } from '../../ui/tokens.ts';
import { FooterLinks, footerHeading } from './FooterLinks.tsx';
import { PlainLink } from './PlainLink.tsx';

const footer = cls({
  position: 'relative',
  borderTop: '1px solid $line',
  // Leaves space under the last line for the button of a minimized slip.
  padding: '40px 24px 96px',
  backgroundColor: '$bg',
  color: '$text2',
  type: 'body',
});
const inside = cls({
  width: '100%',
  maxWidth: CONTENT_WIDTH,
  margin: '0 auto',
  display: 'grid',
  gap: 32,
  containerType: 'inline-size',
});
const columns = cls({
  display: 'grid',
  // Beside an open or a minimized slip: all in one line, or the last one below the others.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  gap: '32px 24px',
  '& > :last-child': { gridColumn: '1 / -1' },
  '@container (min-width: 846px)': {
    gridTemplateColumns: 'minmax(0, 1.15fr) repeat(3, minmax(0, 1fr)) minmax(0, 1.3fr)',
    '& > :last-child': { gridColumn: 'auto' },
  },
});
const store = cls({
  display: 'flex',
  width: 'fit-content',
  alignItems: 'center',
  gap: 10,
  height: 44,
  padding: '0 14px',
  marginTop: 8,
  borderRadius: '$md',
  boxShadow: 'inset 0 0 0 1px $colors$lineStrong',
  color: '$text',
  fontWeight: 600,
  '&:hover': { backgroundColor: '$surface2' },
});
const brandMark = cls({ color: '$text', marginBottom: 16 });
const product = cls({
  display: 'flex',
  width: 'fit-content',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  'a&:hover': { color: '$text', textDecoration: 'underline' },
});
const stamps = cls({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });
const stamp = cls({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  padding: '8px 12px',
  borderRadius: '$sm',
  backgroundColor: '$surface2',
  type: 'micro',
  color: '$text2',
});
/** An organization's mark is at most 128 px wide (specification, section 9). */
const mark = cls({ maxWidth: 128, height: 20, objectFit: 'contain' });
const disclaimers = cls({ display: 'grid', gap: 8 });
const bottom = cls({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '12px 24px',
  borderTop: '1px solid $line',
  paddingTop: 16,
});
const parentMark = cls({ display: 'inline-flex', verticalAlign: 'middle', marginRight: 8, color: '$text2' });
const copyright = cls({ type: 'caption', color: '$text3' });
const policies = cls({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  '& a': { borderRadius: '$xs' },
  '& a:hover': { color: '$text', textDecoration: 'underline' },
});

export interface FooterDisclaimer {
  readonly body: string;
  readonly hyperlink: string | null;
  readonly href: string | null;
}

export interface FooterLogo {
  readonly label: string;
  readonly imageUrl: string | null;
  readonly link: string | null;
}

export interface FooterProps {
  readonly year: number;
  readonly disclaimers: readonly FooterDisclaimer[];
  readonly responsibleLogos: readonly FooterLogo[];
  readonly organizationLogos: readonly FooterLogo[];
  /** The last log-in and the session times, for a player. */
  readonly session?: ReactNode;
}

function Stamp({ logo }: { readonly logo: FooterLogo }) {
  const inner = (
    <>
      {logo.imageUrl ? <img className={mark} src={logo.imageUrl} alt="" loading="lazy" /> : <Icon name="shield" size={16} />}
      {logo.label}
    </>
  );
  return logo.link ? (
    <PlainLink className={stamp} href={logo.link}>
      {inner}
    </PlainLink>
  ) : (
    <span className={stamp}>{inner}</span>
  );
}

function Disclaimer({ disclaimer }: { readonly disclaimer: FooterDisclaimer }) {
  const { body, hyperlink, href } = disclaimer;
  const at = hyperlink && href ? body.indexOf(hyperlink) : -1;
  if (!hyperlink || !href || at < 0) {
    return (
      <p>
        <PhoneText>{body}</PhoneText>
      </p>
    );
  }
  return (
    <p>
      <PhoneText>{body.slice(0, at)}</PhoneText>
      <PlainLink className={textLink} href={href}>
        {hyperlink}
      </PlainLink>
      <PhoneText>{body.slice(at + hyperlink.length)}</PhoneText>
    </p>
  );
}

/** The footer of a regulated product. Links and marks come from the brand, disclaimers from the server. */
export function Footer(props: FooterProps) {
  const brand = useBrand();
  const links = brand.footer;
  return (
    <footer className={footer} data-page-footer="">
      <div className={inside}>
        <div className={columns}>
          <div>
            <div className={brandMark}>
              <Logo />
            </div>
            {links.storeIcons.map((icon) => (
              <PlainLink key={icon.label} className={store} href={icon.href}>
                <Icon name={icon.icon} size={18} />
                {icon.label}
              </PlainLink>
            ))}
          </div>
          <FooterLinks title={links.bettingTitle} links={links.bettingLists} />
          <FooterLinks title="Company" links={links.companyLists} />
          <div>
            <h2 className={footerHeading}>Products &amp; partners</h2>
            <ul>
              {productsOf(links.productIcons).map(({ code, name, iconUrl, url }) => {
                const Product = code === brand.code ? 'span' : 'a';
                return (
                  <li key={code}>
                    <Product className={product} {...(Product === 'a' && { href: url })}>
                      <img src={iconUrl} alt="" width={20} height={20} loading="lazy" />
                      {name}
                    </Product>
                  </li>
                );
              })}
            </ul>
          </div>
          <div>
            <h2 className={footerHeading}>Responsible gaming</h2>
            <div className={disclaimers}>
              {props.disclaimers.map((disclaimer) => (
                <Disclaimer key={disclaimer.body} disclaimer={disclaimer} />
              ))}
            </div>
            <div className={stamps}>
              {[...props.responsibleLogos, ...props.organizationLogos].map((logo) => (
                <Stamp key={logo.label} logo={logo} />
              ))}
            </div>
          </div>
        </div>
        {props.session}
        <div className={bottom}>
          <span className={copyright}>
            <span className={parentMark} role="img" aria-label={links.parentCompany.name}>
              <MonogramMark monogram={links.parentCompany.mark} size={20} />
            </span>
            © {props.year} {brand.name}, {links.parentCompany.name}. All rights reserved.
          </span>
          <nav className={policies} aria-label="Policies">
            {links.policies.map((policy) => (
              <PlainLink key={policy.label} href={policy.href}>
                {policy.label}
              </PlainLink>
            ))}
            {links.accessibilityApp && (
              <PlainLink href={links.accessibilityApp.href} aria-label={links.accessibilityApp.label}>
                <Icon name="person" size={18} />
              </PlainLink>
            )}
          </nav>
        </div>
      </div>
    </footer>
  );
}
