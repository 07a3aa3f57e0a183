import type { ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { elementsOf, pressButton } from '../../tests/support/drawn.ts';
import { mountHook } from '../../tests/support/mountHook.ts';
import { Button } from './Button.tsx';
import { ShareDialog } from './ShareDialog.tsx';

it('offline no link is made, and the button that makes it keeps the focus', () => {
  vi.stubGlobal('navigator', {});
  onTestFinished(() => void vi.unstubAllGlobals());
  const makeLink = vi.fn(() => new Promise<null>(() => undefined));
  let drawn: ReactNode = null;
  const dialog = mountHook(
    ({ isOnline }: { readonly isOnline: boolean }) => {
      drawn = ShareDialog({ title: 'Share this bet', makeLink, hasStake: false, isOnline, onClose: () => undefined });
    },
    { initial: { isOnline: false } },
  );
  const [, make] = elementsOf(drawn, Button);
  expect(make?.props).toMatchObject({ children: 'Create link', 'aria-disabled': true });
  expect(make?.props.disabled).toBeUndefined();
  dialog.act(() => pressButton(drawn, 'Create link'));
  expect(makeLink).not.toHaveBeenCalled();
  dialog.render({ isOnline: true });
  dialog.act(() => pressButton(drawn, 'Create link'));
  expect(makeLink).toHaveBeenCalledTimes(1);
});
