import { useBrand } from '../../ui/brandContext.ts';
import { cls } from '../../ui/cls.ts';
import { PhoneText } from '../../ui/PhoneText.tsx';
import { PlainLink } from './PlainLink.tsx';

const foot = cls({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px 24px',
  borderTop: '1px solid $line',
  padding: '16px 24px',
  type: 'caption',
  color: '$text3',
});
const policies = cls({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  color: '$text2',
  '& a': { borderRadius: '$xs' },
  '& a:hover': { color: '$text', textDecoration: 'underline' },
});

/** The help line and the policies. */
export function SimpleFooter() {
  const brand = useBrand();
  return (
    <footer className={foot} data-page-footer="">
      <span>
        <PhoneText>{brand.text.helpline}</PhoneText>
      </span>
      <nav className={policies} aria-label="Policies">
        {brand.footer.policies.map((policy) => (
          <PlainLink key={policy.label} href={policy.href}>
            {policy.label}
          </PlainLink>
        ))}
      </nav>
    </footer>
  );
}
