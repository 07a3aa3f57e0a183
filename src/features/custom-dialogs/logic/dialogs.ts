import { isOpenable } from '../../../../core/money/isOpenable.ts';
import { appPath } from '../../../../core/wire/appPath.ts';
import { routeOfDeepLink } from '../../../../core/wire/deepLinks.ts';

/** How long after a log-in its dialogs may open (specification, section 4). */
export const AFTER_LOG_IN_MS = 5_000;

export interface DialogTrigger {
  readonly type: 'pages' | 'on_login';
  readonly pages: readonly string[];
}

export interface ServerButton {
  readonly label: string;
  readonly type: 'dismiss' | 'deep_link' | 'external_link';
  readonly url: string | null;
  readonly style: 'primary' | 'secondary' | 'text';
}

/** A dialog as the server sends it. */
export interface CustomDialog {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly dismissible: boolean;
  readonly triggers: readonly DialogTrigger[];
  readonly buttons: readonly ServerButton[];
}

/** `href`: where the button leads; null: it only closes. */
export interface DialogButton {
  readonly label: string;
  readonly type: ServerButton['type'];
  readonly href: string | null;
  readonly style: ServerButton['style'];
}

/** The buttons that work. A link that the app does not open has none; a dialog that nothing else closes gets one that does. */
export function buttonsOf({ buttons, dismissible }: Pick<CustomDialog, 'buttons' | 'dismissible'>): readonly DialogButton[] {
  const usable = buttons.flatMap(({ label, type, url, style }): DialogButton[] => {
    if (type === 'dismiss') return [{ label, type, href: null, style }];
    const href = url === null ? null : hrefOf(type, url);
    return href === null ? [] : [{ label, type, href, style }];
  });
  return usable.length > 0 || dismissible ? usable : [{ label: 'Close', type: 'dismiss', href: null, style: 'secondary' }];
}

/** A deep link is that of an app, or a path of this one. Null: the link is not opened. */
function hrefOf(type: 'deep_link' | 'external_link', url: string): string | null {
  if (type === 'deep_link') return routeOfDeepLink(url) ?? appPath(url);
  return isOpenable(url) ? url : null;
}

/** @param shown the open dialog · closed: ids that were closed on this page; the server may not know yet. */
export interface DialogsState {
  readonly shown: CustomDialog | null;
  readonly closed: readonly string[];
}

export const NO_DIALOG: DialogsState = { shown: null, closed: [] };

/** Where the player is. `loggedInAt`: null unless they logged in on this page, which a reload is not. */
export interface Moment {
  readonly path: string;
  readonly now: number;
  readonly loggedInAt: number | null;
}

export type DialogsEvent =
  | { readonly type: 'momentChanged'; readonly dialogs: readonly CustomDialog[]; readonly moment: Moment }
  | { readonly type: 'closed' };

export interface DialogsStep {
  readonly state: DialogsState;
  /** The dialog to report as closed. */
  readonly close: string | null;
}

/** One dialog at a time, the oldest first. An open dialog stays until it is closed here, or on another device. */
export function stepDialogs(state: DialogsState, event: DialogsEvent): DialogsStep {
  const { shown, closed } = state;
  if (event.type === 'closed') {
    if (shown === null) return { state, close: null };
    return { state: { shown: null, closed: [...closed, shown.id] }, close: shown.id };
  }
  const isOpenStill = shown !== null && event.dialogs.some(({ id }) => id === shown.id);
  if (isOpenStill) return { state, close: null };
  const due = event.dialogs.find((dialog) => !closed.includes(dialog.id) && isDue(dialog, event.moment)) ?? null;
  return due === shown ? { state, close: null } : { state: { shown: due, closed }, close: null };
}

function isDue({ triggers }: CustomDialog, { path, now, loggedInAt }: Moment): boolean {
  return triggers.some(({ type, pages }) =>
    type === 'on_login'
      ? loggedInAt !== null && now - loggedInAt <= AFTER_LOG_IN_MS
      : pages.some((page) => (page.endsWith('/*') ? `${path}/`.startsWith(page.slice(0, -1)) : page === path)),
  );
}
