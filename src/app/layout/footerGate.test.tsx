import { fireEvent, screen } from '@testing-library/react';
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
  const services = { session: createStore({ status: 'loggedOut' }), reading: createStore(false) };
  return renderInPage(<FooterGate />, { services, address });
};

it('a visitor’s home has the footer’s place alone until the first input', async () => {
  open('/');
  await Promise.resolve();
  expect(screen.getByRole('contentinfo').textContent).toBe('');
  fireEvent.keyDown(window, { key: 'Tab' });
  expect(await screen.findByText('© 2026')).toBeTruthy();
});

it('another page draws the footer when it comes near', async () => {
  open('/info/about');
  expect(await screen.findByText('© 2026')).toBeTruthy();
});
