/** A page that a notification, a shortcut, a link or a file has opened. */
export interface OpenedPage {
  /** Of the app, with query and fragment. */
  readonly path: string;
  /** Of the notification, or what was opened; null: a link. */
  readonly title: string | null;
  /** The player leaves what is unfinished. */
  readonly isConfirmed?: true;
}
