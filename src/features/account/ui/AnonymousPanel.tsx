import * as Dialog from '@radix-ui/react-dialog';
import type { RefObject } from 'react';
import { Link, useNavigate } from 'react-router';
import type { BrandLink } from '../../../brand/contract.ts';
import { useGoToLogIn } from '../../../platform/session/useGoToLogIn.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { useVisitor } from '../../../player/index.ts';
import { useVisitorMenu } from '../../../player/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { useBrand } from '../../../ui/brandContext.ts';
import { cls } from '../../../ui/cls.ts';
import { Icon, type IconName, iconNamed } from '../../../ui/icons/Icon.tsx';
import { HEADER_HEIGHT, LAYER } from '../../../ui/tokens.ts';
import { menuRow } from './menuStyles.ts';
import { Preferences } from './Preferences.tsx';
import { returnFocus } from './returnFocus.ts';

const PANEL_WIDTH = 316;

const panel = cls({
  position: 'fixed',
  right: 16,
  top: HEADER_HEIGHT + 8,
  zIndex: LAYER.panel,
  width: PANEL_WIDTH,
  maxWidth: 'calc(100vw - 32px)',
  maxHeight: `calc(100dvh - ${HEADER_HEIGHT + 24}px)`,
  overflowY: 'auto',
  padding: 8,
  backgroundColor: '$surface',
  color: '$text',
  borderRadius: '$lg',
  boxShadow: '$shadows$modal, inset 0 0 0 1px $colors$line',
  '&:focus-visible': { outline: 'none' },
});

const head = cls({ padding: '12px 12px 16px', display: 'grid', gap: 12 });
const title = cls({ type: 'title' });
const lead = cls({ type: 'body', color: '$text2' });
const pair = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 8 });
const preferences = cls({ padding: '12px 12px 16px' });

interface AnonymousPanelProps {
  readonly onClose: () => void;
  /** The button that opened the panel. It gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** A visitor's menu and preferences. Loaded with the click that opens it. */
export function AnonymousPanel({ onClose, opener }: AnonymousPanelProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content
          className={panel}
          aria-modal="true"
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => returnFocus(event, opener)}
        >
          <AnonymousPanelInside onClose={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The panel without the dialog around it. */
export function AnonymousPanelInside({ onClose }: Pick<AnonymousPanelProps, 'onClose'>) {
  const brand = useBrand();
  const { brandKind, hasPage } = useServices();
  const menu = useVisitorMenu().filter(({ path }) => hasPage(path));
  // The region is not known yet.
  const disabled = useVisitor() === null;
  const navigate = useNavigate();
  const logIn = useGoToLogIn();
  const links: readonly (BrandLink & { readonly icon: IconName })[] = [
    { label: 'Responsible gaming', href: brand.links.responsibleGaming, icon: 'shield' },
    ...menu.map((item) => ({
      label: item.label,
      href: item.path,
      icon: iconNamed(item.icon),
    })),
    { label: 'About', href: brand.links.about, icon: 'info' },
  ];

  function leave(then: () => void): void {
    onClose();
    then();
  }

  return (
    <>
      <div className={head}>
        <div>
          <Dialog.Title className={title}>Welcome to {brand.name}</Dialog.Title>
          <p className={lead}>Log in {brandKind === 'sportsbook' ? 'to bet and to follow your bets' : 'to play'}.</p>
        </div>
        <div className={pair}>
          <Button tone="outline" disabled={disabled} onClick={() => leave(logIn)}>
            Log In
          </Button>
          <Button tone="primary" disabled={disabled} onClick={() => leave(() => void navigate('/signup'))}>
            Sign Up
          </Button>
        </div>
      </div>
      <nav aria-label="Visitors">
        {links.map((link) => (
          <Link key={link.href} className={menuRow} to={link.href} onClick={onClose}>
            <Icon name={link.icon} size={20} />
            <span>{link.label}</span>
            <Icon name="chevronRight" size={16} />
          </Link>
        ))}
      </nav>
      <div className={preferences}>
        <Preferences />
      </div>
    </>
  );
}
