/** Why the server cannot start, as one sentence for whoever started it. Its stack is nobody's business; main.ts prints the message only. */
export class StartupFailure extends Error {
  override readonly name = 'StartupFailure';
}
