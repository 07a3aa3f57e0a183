/** A page that a notification, a shortcut, a link or a file has opened. */
export interface OpenedPage {
  /** A path of the app, with query and fragment. */
  readonly path: string;
  /** The title of the notification or of the page that was opened; null: a link. */
  readonly title: string | null;
  /** The player leaves what is unfinished. */
  readonly isConfirmed?: true;
}
