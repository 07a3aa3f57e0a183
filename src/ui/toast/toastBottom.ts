import { useSyncExternalStore } from 'react';

const GAP = 24;
const GAP_TO_FOOTER = 12;
/** Toasts need this much room above the footer: header, and a toast of two lines. */
const ROOM = 160;

/**
 * The distance of the toasts from the window's lower edge, in pixels: above the page's footer, where that leaves them room.
 * @param footerTop of the window, null without a footer.
 */
export function toastBottom(footerTop: number | null, windowHeight: number): number {
  if (footerTop === null || footerTop >= windowHeight - GAP || footerTop < ROOM) return GAP;
  return Math.round(windowHeight - footerTop + GAP_TO_FOOTER);
}

function measure(): number {
  const topOf = (selector: string): number | null => document.querySelector(selector)?.getBoundingClientRect().top ?? null;
  const aboveFooter = toastBottom(topOf('[data-page-footer]'), window.innerHeight);
  const offline = topOf('[data-offline]');
  return offline === null ? aboveFooter : Math.max(aboveFooter, Math.round(window.innerHeight - offline + GAP_TO_FOOTER));
}

function onLayout(listener: () => void): () => void {
  const observer = new ResizeObserver(listener);
  observer.observe(document.body);
  addEventListener('scroll', listener, { passive: true });
  addEventListener('resize', listener);
  return () => {
    observer.disconnect();
    removeEventListener('scroll', listener);
    removeEventListener('resize', listener);
  };
}

/** The distance now; it follows scrolling and the size of window and page. */
export function useToastBottom(): number {
  return useSyncExternalStore(onLayout, measure, () => GAP);
}
