import { lazy, Suspense, useRef, useState } from 'react';
import { IconButton } from '../../../ui/IconButton.tsx';

const AnonymousPanel = lazy(() => import('./AnonymousPanel.tsx').then((module) => ({ default: module.AnonymousPanel })));

export interface AnonymousMenuProps {
  readonly onLogIn: () => void;
  readonly onSignUp: () => void;
  /** The region is not known yet. */
  readonly disabled: boolean;
}

/** The visitor's avatar: opens a small panel with the menu and the preferences. */
export function AnonymousMenu(props: AnonymousMenuProps) {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={ref}
        icon="person"
        label="Menu for visitors"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense fallback={null}>
          <AnonymousPanel {...props} opener={ref} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
