/** What a standalone casino says outside every operating area; the server's words. */
export interface OutOfStateNotice {
  readonly title: string;
  readonly body: string;
}

export interface WarningText {
  readonly title: string;
  readonly body: string;
}

/**
 * The text of the location warning: for a standalone casino that of "casino out-of-state" (specification, section 6).
 * @param notice null: the app has sports, too.
 * @param partner the name of the brand that the casino points to outside its area; null: none.
 */
export function locationWarning(notice: OutOfStateNotice | null, partner: string | null): WarningText {
  if (notice === null)
    return {
      title: 'Looks like you’re outside of an operating area',
      body: 'You can still browse markets and deposit funds, but you must be physically located in an operating area to wager',
    };
  const elsewhere = partner === null ? '' : ` Its partner is ${partner}.`;
  return { title: notice.title, body: `${notice.body}${elsewhere} You can still look around and log in.` };
}
