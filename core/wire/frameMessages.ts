/** Messages between the app and the pages that it embeds (payments), as plain data. The specification names the question, not its answer. */
export interface ThemeQuestion {
  readonly type: 'getHostTheme';
}

export interface ThemeAnswer {
  readonly type: 'hostTheme';
  readonly mode: 'dark' | 'light';
}

export function isThemeQuestion(message: unknown): message is ThemeQuestion {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'getHostTheme';
}

/** The program that shows the app in a web view, or a trusted page, asks for the player to be logged out. */
export function isLogOutRequest(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'logOut';
}
