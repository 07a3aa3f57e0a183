import { Suspense, useRef } from 'react';
import { Outlet } from 'react-router';
import { useBrand } from '../../ui/brandContext.ts';
import { cls } from '../../ui/cls.ts';
import { PhoneText } from '../../ui/PhoneText.tsx';
import { useFocusOnNavigation } from '../navigation/useFocusOnNavigation.ts';
import { HeaderBar } from './HeaderBar.tsx';
import { PlainLink } from './PlainLink.tsx';
import { SkipLink } from './SkipLink.tsx';

const layout = cls({ minHeight: '100dvh', display: 'grid', gridTemplateRows: 'auto 1fr auto' });
const main = cls({ display: 'flex', flexDirection: 'column', minWidth: 0 });
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

/** Header, one form and footer: for log-in and sign-up. */
export function SimpleLayout() {
  const brand = useBrand();
  const mainRef = useRef<HTMLElement>(null);
  useFocusOnNavigation(mainRef);
  return (
    <div className={layout}>
      <SkipLink />
      <HeaderBar />
      <main id="main" ref={mainRef} className={main} tabIndex={-1} data-focus-target="">
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </main>
      <footer className={foot}>
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
    </div>
  );
}
