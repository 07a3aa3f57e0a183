/** How long a pointer or the focus rests on something before its card is shown, and how long a card waits for a pointer on its way to it. */
export const SHOW_AFTER_MS = 400;
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

/** What should have the card by now. A pointer on the card keeps it. */
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

/**
 * Where a card stands, in pixels of the window: above its anchor, or below where there is no room above, and never over it. Sideways it is
 * centred, as far as the window allows.
 * @param top the end of what lies over the top of the window: the header
 */
export function placeCard(
  anchor: Box,
  card: Pick<Box, 'width' | 'height'>,
  view: Pick<Box, 'top' | 'width'>,
): Pick<Box, 'left' | 'top'> {
  const above = anchor.top - GAP - card.height;
  const centred = anchor.left + anchor.width / 2 - card.width / 2;
  return {
    left: Math.round(Math.max(EDGE, Math.min(centred, view.width - EDGE - card.width))),
    top: Math.round(above >= view.top + EDGE ? above : anchor.top + anchor.height + GAP),
  };
}
