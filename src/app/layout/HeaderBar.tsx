import type { ReactNode } from 'react';
import { useBrand } from '../../ui/brandContext.ts';
import { headerBar, headerBrand, headerRight } from '../../ui/headerStyles.ts';
import { Logo } from '../../ui/Logo.tsx';
import { ResponsibleMark, responsibleLink } from '../../ui/ResponsibleMark.tsx';
import { PlainLink } from './PlainLink.tsx';

export interface HeaderBarProps {
  /** Left of the logo: the menu button. */
  readonly menu?: ReactNode;
  /** Right of the logo. */
  readonly search?: ReactNode;
  /** A logged-in player, whose responsible gaming page is the one with their own limits. */
  readonly isPlayer?: boolean;
  /** At the right end: log-in, or the account. */
  readonly account?: ReactNode;
}

/** The brand's header. A brand can fix its mode independently of the page's mode. */
export function HeaderBar({ menu, search, isPlayer = false, account }: HeaderBarProps) {
  const brand = useBrand();
  return (
    <header className={headerBar} data-brand={brand.code} {...(brand.theme.headerMode && { 'data-mode': brand.theme.headerMode })}>
      <div className={headerBrand}>
        {menu}
        <PlainLink href="/" aria-label={`${brand.name} home`}>
          <Logo />
        </PlainLink>
      </div>
      {search}
      <div className={headerRight}>
        <PlainLink href={isPlayer ? '/account/responsible-gaming' : brand.links.responsibleGaming} className={responsibleLink}>
          <ResponsibleMark />
        </PlainLink>
        {account}
      </div>
    </header>
  );
}
