import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInPage } from '../../../tests/support/page.tsx';
import { createStore } from '../../platform/externalStore.ts';
import { FooterGate } from './FooterGate.tsx';

vi.mock('./PageFooter.tsx', () => ({ PageFooter: () => <footer>© 2026</footer> }));

/** Every element is near at once. */
class Near {
  constructor(private readonly tell: (entries: readonly { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}

afterEach(() => vi.unstubAllGlobals());

const open = (address: string) => {
  vi.stubGlobal('IntersectionObserver', Near);
  const services = { brandKind: 'sportsbook', session: createStore({ status: 'loggedOut' }), reading: createStore(false) };
  return renderInPage(<FooterGate />, { services, address });
};

it('a visitor’s page whose route is declared high, home and an event, has the footer’s place alone until the first input', async () => {
  for (const address of ['/', '/sport/football/organization/us/competition/nfl/event/e1']) {
    cleanup();
    open(address);
    await Promise.resolve();
    expect(screen.getByRole('contentinfo').textContent).toBe('');
  }
  fireEvent.keyDown(window, { key: 'Tab' });
  expect(await screen.findByText('© 2026')).toBeTruthy();
});

it.each(['/info/about', '/promotions/event/p1'])('%s draws the footer when it comes near', async (address) => {
  open(address);
  expect(await screen.findByText('© 2026')).toBeTruthy();
});
