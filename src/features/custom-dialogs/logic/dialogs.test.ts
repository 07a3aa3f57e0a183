import { describe, expect, it } from 'vitest';
import {
  buttonsOf,
  type CustomDialog,
  type DialogsState,
  type Moment,
  NO_DIALOG,
  type ServerButton,
  stepDialogs,
} from './dialogs.ts';

const dialog = (id: string, triggers: CustomDialog['triggers'], given: Partial<CustomDialog> = {}): CustomDialog => ({
  id,
  title: `Title ${id}`,
  body: 'Body',
  dismissible: true,
  triggers,
  buttons: [],
  ...given,
});
const atLogIn = dialog('1', [{ type: 'on_login', pages: [] }]);
const onPages = (...pages: string[]): CustomDialog => dialog('2', [{ type: 'pages', pages }]);

function shownAt(dialogs: readonly CustomDialog[], moment: Partial<Moment>, state: DialogsState = NO_DIALOG): string | null {
  const at = { path: '/', now: 0, loggedInAt: null, ...moment };
  return stepDialogs(state, { type: 'momentChanged', dialogs, moment: at }).state.shown?.id ?? null;
}

describe('a dialog', () => {
  it('for the log-in opens within 5 s of it, and never after a reload', () => {
    expect(shownAt([atLogIn], { loggedInAt: 1_000, now: 1_000 })).toBe('1');
    expect(shownAt([atLogIn], { loggedInAt: 1_000, now: 6_000 })).toBe('1');
    expect(shownAt([atLogIn], { loggedInAt: 1_000, now: 6_001 })).toBeNull();
    expect(shownAt([atLogIn], { loggedInAt: null, now: 1_000 })).toBeNull();
  });

  it('for pages opens on these pages alone', () => {
    for (const path of ['/live', '/my-bets', '/my-bets/open'])
      expect(shownAt([onPages('/live', '/my-bets/*')], { path }), path).toBe('2');
    for (const path of ['/', '/live/2', '/my-bets-of-mine'])
      expect(shownAt([onPages('/live', '/my-bets/*')], { path }), path).toBeNull();
  });

  it('stays open on the next page, one at a time, until it is closed; then it does not open again', () => {
    const dialogs = [onPages('/'), dialog('3', [{ type: 'pages', pages: ['/', '/live'] }])];
    const moment = { path: '/', now: 0, loggedInAt: null };
    const opened = stepDialogs(NO_DIALOG, { type: 'momentChanged', dialogs, moment }).state;
    expect(opened.shown?.id).toBe('2');
    expect(shownAt(dialogs, { path: '/live' }, opened)).toBe('2');
    const closing = stepDialogs(opened, { type: 'closed' });
    expect(closing).toMatchObject({ close: '2', state: { shown: null } });
    expect(shownAt(dialogs, { path: '/' }, closing.state)).toBe('3');
    expect(shownAt([onPages('/')], { path: '/' }, closing.state)).toBeNull();
    expect(stepDialogs(closing.state, { type: 'closed' }).close).toBeNull();
  });

  it('a dialog that was closed on another device closes here too', () => {
    const opened: DialogsState = { shown: onPages('/'), closed: [] };
    expect(shownAt([], {}, opened)).toBeNull();
  });
});

describe('the buttons of a dialog', () => {
  const button = (type: ServerButton['type'], url: string | null): ServerButton => ({ label: type, type, url, style: 'primary' });

  it('dismiss, lead to a path of the app, or to an https address', () => {
    const buttons = [button('dismiss', null), button('deep_link', '/live'), button('external_link', 'https://example.com/')];
    expect(buttonsOf({ buttons, dismissible: true }).map(({ href }) => href)).toEqual([null, '/live', 'https://example.com/']);
    for (const url of ['http://example.com/', 'javascript:alert("https")', null])
      expect(buttonsOf({ buttons: [button('external_link', url)], dismissible: true }), String(url)).toEqual([]);
    expect(buttonsOf({ buttons: [button('deep_link', 'sportsbook://wallet/deposit')], dismissible: true })).toMatchObject([
      { href: '/deposit' },
    ]);
    for (const url of ['sportsbook://nowhere', '//example.com', 'https://example.com/', 'javascript:alert(1)', null])
      expect(buttonsOf({ buttons: [button('deep_link', url)], dismissible: true }), String(url)).toEqual([]);
  });

  it('always close a dialog that nothing else closes', () => {
    expect(buttonsOf({ buttons: [], dismissible: false })).toMatchObject([{ type: 'dismiss', label: 'Close' }]);
    expect(buttonsOf({ buttons: [button('external_link', 'http://example.com/')], dismissible: false })).toMatchObject([
      { type: 'dismiss' },
    ]);
  });
});
