import * as Radix from '@radix-ui/react-dialog';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useBrand } from '../../../ui/brandContext.ts';
import { cls, join } from '../../../ui/cls.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import { keyframes } from '../../../ui/stitches.ts';
import { DRAWER_MS, EASE_ENTER, MENU_BREAK } from '../../../ui/tokens.ts';
import { visuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { MenuList } from './MenuList.tsx';
import * as styles from './menuStyles.ts';
import { standaloneMenu } from './standaloneMenuPart.ts';
import type { Menu } from './useMenu.ts';

const slideIn = keyframes({ from: { transform: 'translateX(-100%)' } });
const fadeIn = keyframes({ from: { opacity: 0 } });
const sliding = cls({ animation: `${slideIn} ${DRAWER_MS}ms ${EASE_ENTER}` });
const fading = cls({ animation: `${fadeIn} ${DRAWER_MS}ms ${EASE_ENTER}` });

export interface MenuDrawerProps {
  readonly menu: Menu;
  readonly onClose: () => void;
}

/** The menu over a scrim. Traps the focus, and closes after a navigation or when the window gets wider. */
export function MenuDrawer({ menu, onClose }: MenuDrawerProps) {
  const { pathname } = useLocation();
  const brand = useBrand();
  const openedAt = useRef(pathname);
  const [opener] = useState(() => document.activeElement);

  useEffect(() => {
    if (pathname !== openedAt.current) onClose();
  }, [pathname, onClose]);

  useEffect(() => {
    const narrow = window.matchMedia(`(max-width: ${MENU_BREAK}px)`);
    const onChange = (): void => {
      if (!narrow.matches) onClose();
    };
    narrow.addEventListener('change', onChange);
    return () => narrow.removeEventListener('change', onChange);
  }, [onClose]);

  /** Returns the focus to the opener, a button of the header or the rail; after a navigation to the page's content. */
  function giveFocusBack(event: Event): void {
    event.preventDefault();
    const hasLeft = window.location.pathname !== openedAt.current;
    const target = hasLeft ? document.getElementById('main') : opener;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }

  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={join(styles.drawerScrim, fading)} />
        <Radix.Content
          className={join(styles.drawer, sliding)}
          aria-modal="true"
          aria-describedby={undefined}
          onCloseAutoFocus={giveFocusBack}
        >
          <Radix.Title className={visuallyHidden}>Main menu</Radix.Title>
          <div className={styles.drawerHead}>
            <Radix.Close asChild>
              <IconButton icon="close" label="Close menu" />
            </Radix.Close>
            <Link to="/" aria-label={`${brand.name} home`} onClick={onClose}>
              <Logo />
            </Link>
          </div>
          <MenuList menu={menu} />
          {menu.items === null && <standaloneMenu.Component />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
