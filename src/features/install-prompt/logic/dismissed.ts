/** Ids of prompts that the player does not want to see again, oldest first, each once. */
export type DismissedPrompts = readonly string[];

export const INSTALL_PROMPT = 'install';

export function withDismissed(dismissed: DismissedPrompts, prompt: string): DismissedPrompts {
  return dismissed.includes(prompt) ? dismissed : [...dismissed, prompt];
}

/** What was stored, or null when it is not a list of ids. */
export function readDismissed(stored: unknown): DismissedPrompts | null {
  return Array.isArray(stored) && stored.every((id) => typeof id === 'string') ? stored : null;
}

/** Suggested only while the browser would install, and never again once refused. */
export function suggestsInstall(available: boolean, dismissed: DismissedPrompts): boolean {
  return available && !dismissed.includes(INSTALL_PROMPT);
}
