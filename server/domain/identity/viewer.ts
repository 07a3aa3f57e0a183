/** The caller, as identified by their token. `none` sent no token at all; a wrong or expired token never reaches a resolver. */
export type Viewer =
  | {
      readonly kind: 'player';
      readonly playerId: string;
      readonly sessionId: string;
      /** Present while the account may only call the operations of limitedAccess.ts. */
      readonly limited?: true;
    }
  | { readonly kind: 'anonymous'; readonly anonymousId: string }
  | { readonly kind: 'none' };
