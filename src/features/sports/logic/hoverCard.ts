/** How long a pointer or the focus rests on something before its card is shown, and how long a card waits for a pointer on its way to it. */
export const SHOW_AFTER_MS = 600;
export const HIDE_AFTER_MS = 200;

export type HoverTarget<Anchor> = { readonly kind: 'anchor'; readonly anchor: Anchor } | { readonly kind: 'card' } | null;

export interface HoverState<Anchor> {
  /** Under the pointer. */
  readonly hover: HoverTarget<Anchor>;
  readonly focus: Anchor | null;
  /** Its card was dismissed: it shows none until the pointer or the focus comes back to it. */
  readonly dismissed: Anchor | null;
  /** What the card belongs to; null: no card. */
  readonly shown: Anchor | null;
}

export type HoverEvent<Anchor> =
  | { readonly kind: 'pointed'; readonly target: HoverTarget<Anchor> }
  | { readonly kind: 'focused'; readonly anchor: Anchor | null }
  /** The delay of `waitOf` is over. */
  | { readonly kind: 'waited' }
  | { readonly kind: 'dismissed' }
  /** The page moved under the card. */
  | { readonly kind: 'scrolled' };

export const NOTHING_HOVERED = { hover: null, focus: null, dismissed: null, shown: null } as const;

/** The one card of a page, which is shown for what the pointer or the focus rests on. */
export function hoverStep<Anchor>(state: HoverState<Anchor>, event: HoverEvent<Anchor>): HoverState<Anchor> {
  switch (event.kind) {
    case 'pointed': {
      const { target } = event;
      // Parts of one anchor are under the pointer in turn.
      if (target?.kind === 'anchor' && (target.anchor === state.dismissed || isAt(state.hover, target.anchor))) return state;
      return { ...state, hover: target, dismissed: null };
    }
    case 'focused':
      return { ...state, focus: event.anchor, dismissed: event.anchor === null ? state.dismissed : null };
    case 'waited':
      return { ...state, shown: wantedOf(state) };
    case 'dismissed': {
      const hovered = state.hover?.kind === 'anchor' ? state.hover.anchor : null;
      return { hover: null, focus: null, dismissed: hovered ?? state.shown, shown: null };
    }
    case 'scrolled':
      return state.shown === null ? state : hoverStep(state, { kind: 'dismissed' });
  }
}

function isAt<Anchor>(target: HoverTarget<Anchor>, anchor: Anchor): boolean {
  return target?.kind === 'anchor' && target.anchor === anchor;
}

/** The anchor that should have the card by now. A pointer on the card keeps it. */
function wantedOf<Anchor>({ hover, focus, shown }: HoverState<Anchor>): Anchor | null {
  if (hover?.kind === 'card') return shown;
  return hover?.anchor ?? focus;
}

/** After how many milliseconds without another event the card changes; null: it stays as it is. */
export function waitOf<Anchor>(state: HoverState<Anchor>): number | null {
  const wanted = wantedOf(state);
  if (wanted === state.shown) return null;
  return wanted === null ? HIDE_AFTER_MS : SHOW_AFTER_MS;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels between the card and its anchor, and from the edges of the window. */
const GAP = 6;
const EDGE = 8;

const within = (value: number, least: number, most: number): number => Math.round(Math.max(least, Math.min(value, most)));

/**
 * Where a card stands, in pixels of the window: right of the prices of its anchor's row, so that it covers none of any row, if there is room;
 * else above its anchor, or below. Never over it, nor left of the prices, where the names of the row are.
 * @param row from the first to the last price of the anchor's row
 * @param view the part of the window that the card may cover: the page without the header, the menu and a docked slip
 */
export function placeCard(
  anchor: Box,
  card: Pick<Box, 'width' | 'height'>,
  row: Pick<Box, 'left' | 'width'>,
  view: Box,
): Pick<Box, 'left' | 'top'> {
  const [least, most] = [view.left + EDGE, view.left + view.width - EDGE - card.width];
  const toRight = row.left + row.width + GAP;
  if (toRight <= most) {
    const middle = anchor.top + anchor.height / 2 - card.height / 2;
    return { left: Math.round(toRight), top: within(middle, view.top + EDGE, view.top + view.height - EDGE - card.height) };
  }
  const above = anchor.top - GAP - card.height;
  return {
    left: within(anchor.left + anchor.width / 2 - card.width / 2, least, most),
    top: Math.round(above >= view.top + EDGE ? above : anchor.top + anchor.height + GAP),
  };
}
