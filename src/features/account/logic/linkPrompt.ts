/** The invitation to link an account. */
export interface LinkPrompt {
  readonly promptType: 'ACCOUNT_MENU';
  readonly title: string;
  readonly body: string;
  readonly ctaLabel: string;
  readonly path: string;
}

/** What the server says: the prompt for this player, if any, and the types that they have dismissed on any device. */
export interface LinkPrompts {
  readonly prompt: LinkPrompt | null;
  readonly dismissed: readonly string[];
}

/** `show` the prompt, `send` a dismissal that only this device knows, or nothing. */
export function promptStep({ prompt, dismissed }: LinkPrompts, dismissedHere: readonly string[]): 'show' | 'send' | 'nothing' {
  if (prompt === null || dismissed.includes(prompt.promptType)) return 'nothing';
  return dismissedHere.includes(prompt.promptType) ? 'send' : 'show';
}
