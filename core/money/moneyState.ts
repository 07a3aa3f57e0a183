/** The state of one request that moves money (core/money/moneyRequest.ts). Apart from its steps: the slip reads it before it can place anything. */
export type MoneyState =
  | {
      readonly kind: 'idle';
      /** The id of an intent whose outcome is not known: the next try has it. */
      readonly reuseId: string | null;
      readonly notReceived: boolean;
    }
  | { readonly kind: 'sending'; readonly requestId: string }
  | { readonly kind: 'checking'; readonly requestId: string; readonly attempt: number; readonly afterReload: boolean };

/** Whether the outcome of this id is unknown. Also true after the server did not know it, because a delayed answer still counts. */
export function awaits(state: MoneyState, requestId: string): boolean {
  return (state.kind === 'idle' ? state.reuseId : state.requestId) === requestId;
}
