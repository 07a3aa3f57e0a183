import { describe, expect, it } from 'vitest';
import { nextView, type PanelView, panelMode, type ViewEvent } from './panelMode.ts';

const facts = { login: 'loggedIn', count: 0, tight: false, reading: false } as const;

describe('the panel', () => {
  it('is open beside the page, unless it is empty, for a visitor or beside a text, or does not fit', () => {
    expect(panelMode('auto', facts)).toBe('open');
    expect(panelMode('auto', { ...facts, login: 'loggedOut' })).toBe('minimized');
    expect(panelMode('auto', { ...facts, login: 'loggedOut', count: 1 })).toBe('open');
    expect(panelMode('auto', { ...facts, tight: true })).toBe('minimized');
    expect(panelMode('auto', { ...facts, reading: true })).toBe('minimized');
    expect(panelMode('auto', { ...facts, reading: true, count: 1 })).toBe('open');
  });

  it('has the mode that the player chose', () => {
    expect(panelMode('minimized', facts)).toBe('minimized');
    expect(panelMode('maximized', { ...facts, tight: true })).toBe('maximized');
  });
});

describe('what the panel shows', () => {
  it.each<[view: PanelView, event: ViewEvent, next: PanelView]>([
    ['betslip', 'quickDepositOpened', 'quickDepositForm'],
    ['quickDepositForm', 'depositLeft', 'depositExit'],
    ['depositExit', 'betslipUsed', 'betslip'],
    ['depositExit', 'quickDepositOpened', 'quickDepositForm'],
    ['betslip', 'depositLeft', 'betslip'],
    ['quickDepositForm', 'betslipUsed', 'quickDepositForm'],
  ])('%s after %s is %s', (view, event, next) => {
    expect(nextView(view, event)).toBe(next);
  });
});
