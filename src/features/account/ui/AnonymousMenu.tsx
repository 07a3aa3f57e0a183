import { useRef } from 'react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { useOpen } from '../../../ui/useOpen.ts';

const anonymousPanel = lazyPart(() => import('./AnonymousPanel.tsx').then((module) => module.AnonymousPanel));

/** The visitor's avatar: opens a small panel with the menu and the preferences. */
export function AnonymousMenu() {
  const { isOpen, open, close } = useOpen(anonymousPanel);
  const ref = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton ref={ref} icon="person" label="Menu for visitors" aria-haspopup="dialog" aria-expanded={isOpen} onClick={open} />
      {isOpen && <anonymousPanel.Component opener={ref} onClose={close} />}
    </>
  );
}
