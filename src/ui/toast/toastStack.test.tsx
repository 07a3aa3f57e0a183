import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastSamples } from '../gallery/ToastSamples.tsx';
import { ToastHost } from './ToastHost.tsx';
import { toasts } from './toastStore.ts';

const press = (name: string): void => act(() => screen.getByRole('button', { name }).click());
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

describe('the toasts of the gallery', () => {
  beforeEach(async () => {
    render(
      <>
        <ToastSamples />
        <ToastHost brand="tsb" />
      </>,
    );
    // The stack's code comes with the first toast.
    press('Stays');
    await screen.findByText('Stays until you close it');
    act(() => toasts.dismiss(toasts.getSnapshot()[0]?.id ?? ''));
    vi.useFakeTimers();
  });
  afterEach(() => act(() => toasts.getSnapshot().forEach(({ id }) => void toasts.dismiss(id))));

  it('a toast that is shown again stays for its whole time', () => {
    press('Featured bet, 3 s');
    expect(screen.getAllByText('Featured bet added')).toHaveLength(1);
    pass(2000);
    press('Featured bet, 3 s');
    pass(2500);
    expect(screen.getAllByText('Featured bet added')).toHaveLength(1);
    pass(700);
    expect(screen.queryByText('Featured bet added')).toBeNull();
  });

  it.each([
    ['Featured bet, 3 s', 'Featured bet added', 3_000],
    ['External market, 1.1 s', 'External market added', 1_100],
  ] as const)('the toast of %s is shorter than others', (name, body, ms) => {
    press(name);
    expect(screen.getAllByText(body)).toHaveLength(1);
    pass(ms - 100);
    expect(screen.getByText(body)).toBeDefined();
    pass(200);
    expect(screen.queryByText(body)).toBeNull();
  });

  it('a toast stays for 5 s, longer under the pointer, and then disappears', () => {
    act(() => void toasts.show({ body: 'tsb does not operate in your region.' }));
    const toast = () => screen.queryByText('tsb does not operate in your region.')?.closest('[data-tone]') ?? null;
    pass(2_600);
    fireEvent.pointerMove(toast() as Element);
    pass(20_000);
    expect(toast()).not.toBeNull();
    fireEvent.pointerLeave(toast()?.closest('[role=region]') as Element);
    pass(2_350);
    expect(toast()).not.toBeNull();
    pass(100);
    expect(toast()).toBeNull();
  });

  it('a toast that nobody points at disappears after 5 s', () => {
    act(() => void toasts.show({ body: 'Copied to clipboard' }));
    pass(4_900);
    expect(screen.getAllByText('Copied to clipboard')).toHaveLength(1);
    pass(200);
    expect(screen.queryByText('Copied to clipboard')).toBeNull();
  });

  it('toasts are above the page’s footer', () => {
    const { container } = render(<footer data-page-footer="" />);
    const top = window.innerHeight - 100;
    vi.spyOn(container.firstElementChild as Element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 800, 100));
    act(() => void toasts.show({ body: 'Copied to clipboard' }));
    const stack = screen.getByText('Copied to clipboard').closest('[data-mode=dark]') as HTMLElement;
    expect([getComputedStyle(stack).position, stack.style.bottom]).toEqual(['fixed', '112px']);
  });
});
