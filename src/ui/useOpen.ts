import { useCallback, useRef, useState } from 'react';
import { ERROR_TEXT } from './errorText.ts';
import type { LazyPart } from './lazyPart.tsx';
import { useToast } from './toast/useToast.ts';

/** Whether a dialog, drawer or panel over the page is open. */
export interface Opening {
  readonly isOpen: boolean;
  /** Loads the code and opens. A toast shows a failed load. The next call tries again; if that fails too, its toast offers a reload. */
  readonly open: () => void;
  readonly close: () => void;
}

/** For parts that open over the page: `const panel = useOpen(part)`, then `panel.isOpen && <part.Component />`. */
export function useOpen({ preload }: Pick<LazyPart<never>, 'preload'>): Opening {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const hasFailed = useRef(false);
  const open = useCallback(() => {
    preload().then(
      () => setOpen(true),
      () => {
        const reload = { label: 'Reload', onClick: () => window.location.reload() };
        const action = hasFailed.current ? { action: reload } : {};
        toast.show({ id: 'load-failed', type: 'danger', body: ERROR_TEXT.title, detail: ERROR_TEXT.lead, ...action });
        hasFailed.current = true;
      },
    );
  }, [preload, toast]);
  const close = useCallback(() => setOpen(false), []);
  return { isOpen, open, close };
}
