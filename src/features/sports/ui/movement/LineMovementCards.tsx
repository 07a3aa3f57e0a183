import { useCallback, useEffect, useId, useLayoutEffect, useReducer, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { useStore } from '../../../../platform/externalStore.ts';
import { useServices } from '../../../../platform/usePlatform.ts';
import { useCurrentPrice, useLineMovement, useWait } from '../../data/useLineMovement.ts';
import {
  type Box,
  type HoverEvent,
  type HoverState,
  type HoverTarget,
  hoverStep,
  NOTHING_HOVERED,
  placeCard,
  waitOf,
} from '../../logic/hoverCard.ts';
import { type MovementView, movementView } from '../../logic/lineMovement.ts';
import { LineMovementCard } from './LineMovementCard.tsx';
import { moveDetector } from './moveDetector.ts';
import { floating } from './movementStyles.ts';

type Listen = (type: string, onEvent: (event: Event) => void) => void;
const CARD = 'data-line-movement';

interface CardsProps {
  /** The price that was reached before this code was loaded. */
  readonly first: HTMLElement;
}

/** The card of the price that the pointer or the focus rests on. */
export function LineMovementCards({ first }: CardsProps) {
  const { pathname } = useLocation();
  const [state, send] = useReducer<HoverState<HTMLElement>, HTMLElement, [HoverEvent<HTMLElement>]>(hoverStep, first, stateAt);
  const onWaited = useCallback(() => send({ kind: 'waited' }), []);
  useWait(state, waitOf, onWaited);
  useEffect(() => {
    const ending = new AbortController();
    const listen: Listen = (type, onEvent) =>
      document.addEventListener(type, onEvent, { capture: true, passive: true, signal: ending.signal });
    const hasMoved = moveDetector();
    listen('pointermove', (event) => {
      if (hasMoved(event as PointerEvent)) send({ kind: 'pointed', target: targetOf(event.target) });
    });
    listen('pointerdown', () => send({ kind: 'dismissed' }));
    // Events of the keyboard.
    listen('click', () => send({ kind: 'dismissed' }));
    listen('focusin', ({ target }) => send({ kind: 'focused', anchor: focusedOf(target) }));
    listen('focusout', () => send({ kind: 'focused', anchor: null }));
    listen('keydown', (event) => {
      if ((event as KeyboardEvent).key === 'Escape') send({ kind: 'dismissed' });
    });
    listen('scroll', () => send({ kind: 'scrolled' }));
    addEventListener('resize', () => send({ kind: 'scrolled' }), ending);
    document.documentElement.addEventListener('pointerleave', () => send({ kind: 'pointed', target: null }), ending);
    return () => ending.abort();
  }, []);
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    // Another page has no card yet.
    send({ kind: 'dismissed' });
  }, [pathname]);
  const { shown } = state;
  useEffect(() => {
    if (shown === null) return undefined;
    // Also of a price that is gone, as when the page changes under it.
    const sight = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === false) send({ kind: 'dismissed' });
    });
    sight.observe(shown);
    return () => sight.disconnect();
  }, [shown]);
  const selectionId = shown?.dataset.odds;
  // A price that is gone has no place.
  return shown?.isConnected && selectionId !== undefined && <Movement anchor={shown} selectionId={selectionId} />;
}

function stateAt(first: HTMLElement): HoverState<HTMLElement> {
  if (first.matches(':hover')) return { ...NOTHING_HOVERED, hover: targetOf(first) };
  return { ...NOTHING_HOVERED, focus: focusedOf(document.activeElement) };
}

/** Prices in a dialog have no card: it would be behind the dialog. */
function priceAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest('[role="dialog"]')) return null;
  return target.closest<HTMLElement>('[data-odds]');
}

function targetOf(target: EventTarget | null): HoverTarget<HTMLElement> {
  if (target instanceof Element && target.closest(`[${CARD}]`)) return { kind: 'card' };
  const anchor = priceAt(target);
  return anchor && { kind: 'anchor', anchor };
}

function focusedOf(target: EventTarget | null): HTMLElement | null {
  const price = priceAt(target);
  return price?.matches(':focus-visible') ? price : null;
}

interface MovementProps {
  readonly anchor: HTMLElement;
  readonly selectionId: string;
}

/** Nothing of a price that has not moved, or whose movement is not known. */
function Movement({ anchor, selectionId }: MovementProps) {
  const { data } = useLineMovement(selectionId);
  const current = useCurrentPrice(selectionId);
  const format = useStore(useServices().oddsFormat);
  const view = data && movementView(data, current, format);
  return view && <Floating anchor={anchor} selectionId={selectionId} view={view} />;
}

/** From the first to the last price of the anchor's row, or table. */
function pricesOfRow(anchor: HTMLElement): Pick<Box, 'left' | 'width'> {
  const prices = [...(anchor.parentElement?.querySelectorAll('[data-odds]') ?? [])].map((price) => price.getBoundingClientRect());
  const left = Math.min(...prices.map((price) => price.left));
  return { left, width: Math.max(...prices.map((price) => price.right)) - left };
}

function pageInSight(anchor: HTMLElement): Box {
  const page = (anchor.closest('main') ?? document.body).getBoundingClientRect();
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return { left: page.left, width: page.width, top, height: document.documentElement.clientHeight - top };
}

/** The card by its price, which it describes to assistive technology. */
function Floating({ anchor, selectionId, view }: MovementProps & { readonly view: MovementView }) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    if (box.current === null) return;
    const card = box.current.getBoundingClientRect();
    const { left, top } = placeCard(anchor.getBoundingClientRect(), card, pricesOfRow(anchor), pageInSight(anchor));
    box.current.style.left = `${left}px`;
    box.current.style.top = `${top}px`;
  });
  useEffect(() => {
    anchor.setAttribute('aria-describedby', id);
    return () => anchor.removeAttribute('aria-describedby');
  }, [anchor, id]);
  return createPortal(
    <div ref={box} id={id} role="tooltip" className={floating} {...{ [CARD]: selectionId }}>
      <LineMovementCard {...view} />
    </div>,
    // In the landmark of the price.
    anchor.closest('main') ?? document.body,
  );
}
