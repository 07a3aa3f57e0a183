/** Texts fixed by the specification, section 8. */
export const ERROR_TEXT = {
  title: 'Oops... Looks like something went wrong',
  lead: 'Let’s try that again.',
  outageTitle: 'Oops... Something went wrong',
} as const;

/** Starts with what is safe. */
export function outageText(brandName: string): string {
  return `${brandName} is experiencing issues. Your balance and open bets are safe.`;
}
