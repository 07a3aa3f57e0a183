/** Why the server cannot start, as one sentence for the operator. main.ts prints the message without the stack. */
export class StartupFailure extends Error {
  override readonly name = 'StartupFailure';
}
