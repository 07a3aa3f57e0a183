/** Ids of prompts that the player does not want to see again, oldest first, each once. */
export type DismissedPrompts = readonly string[];

export const INSTALL_PROMPT = 'install';

export function withDismissed(dismissed: DismissedPrompts, prompt: string): DismissedPrompts {
  return dismissed.includes(prompt) ? dismissed : [...dismissed, prompt];
}

/** The stored ids; null when the value is not a list of ids. */
export function readDismissed(stored: unknown): DismissedPrompts | null {
  return Array.isArray(stored) && stored.every((id) => typeof id === 'string') ? stored : null;
}

/** True only while the browser can install the app and the prompt was never refused. */
export function suggestsInstall(available: boolean, dismissed: DismissedPrompts): boolean {
  return available && !dismissed.includes(INSTALL_PROMPT);
}
