import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { button, press } from '../../tests/support/page.tsx';
import { ShareDialog } from './ShareDialog.tsx';

const makeLink = () => vi.fn(() => new Promise<null>(() => undefined));

it('a link cannot be made offline, and the button that makes it keeps the focus', () => {
  const make = makeLink();
  const dialog = (isOnline: boolean) => (
    <ShareDialog title="Share this bet" makeLink={make} hasStake={false} isOnline={isOnline} onClose={() => undefined} />
  );
  const { rerender } = render(dialog(false));
  button('Create link').focus();
  press('Create link');
  expect(make).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button('Create link'));
  rerender(dialog(true));
  press('Create link');
  expect(make).toHaveBeenCalledOnce();
});

it.each([
  ['untouched', 0, false],
  ['ticked', 1, true],
  ['ticked and cleared again', 2, false],
])('a link made with the box of the stake %s has the stake only where it is ticked', (_, ticks, showsStake) => {
  const make = makeLink();
  render(<ShareDialog title="Share this bet" makeLink={make} hasStake isOnline onClose={() => undefined} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Show my stake' });
  for (let tick = 0; tick < ticks; tick += 1) fireEvent.click(box);
  expect(box.checked).toBe(showsStake);
  press('Create link');
  expect(make.mock.calls).toEqual([[showsStake]]);
});

it('picks are saved without a connection, and only where they can be', () => {
  const save = vi.fn();
  const props = { title: 'Share your picks', makeLink: makeLink(), hasStake: false, isOnline: false, onClose: () => undefined };
  const { rerender } = render(<ShareDialog {...props} onSave={save} />);
  press('Save picks to a file');
  expect(save).toHaveBeenCalledOnce();
  rerender(<ShareDialog {...props} />);
  expect(screen.queryByRole('button', { name: 'Save picks to a file' })).toBeNull();
});
