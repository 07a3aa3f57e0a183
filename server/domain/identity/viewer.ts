/** Who is asking, as their token says. `none` carried no token at all; a wrong or expired token never gets as far as a resolver. */
export type Viewer =
  | { readonly kind: 'player'; readonly playerId: string; readonly sessionId: string }
  | { readonly kind: 'anonymous'; readonly anonymousId: string }
  | { readonly kind: 'none' };
