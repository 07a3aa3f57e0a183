import type { ChangeEvent, ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { elementsOf, pressButton } from '../../tests/support/drawn.ts';
import { mountHook } from '../../tests/support/mountHook.ts';
import { Button } from './Button.tsx';
import { Checkbox } from './Checkbox.tsx';
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

it.each([
  ['untouched', [], false],
  ['ticked', [true], true],
  ['ticked and cleared again', [true, false], false],
] as const)(
  'a link is asked for with the box of the stake %s, and has the stake only where it is ticked',
  (_, ticks, showsStake) => {
    vi.stubGlobal('navigator', {});
    onTestFinished(() => void vi.unstubAllGlobals());
    const makeLink = vi.fn(() => new Promise<null>(() => undefined));
    let drawn: ReactNode = null;
    const dialog = mountHook(
      () => {
        drawn = ShareDialog({ title: 'Share this bet', makeLink, hasStake: true, isOnline: true, onClose: () => undefined });
      },
      { initial: {} },
    );
    const box = () => elementsOf(drawn, Checkbox)[0]?.props;
    for (const checked of ticks) dialog.act(() => box()?.onChange?.({ target: { checked } } as ChangeEvent<HTMLInputElement>));
    expect(box()).toMatchObject({ label: 'Show my stake', checked: showsStake });
    dialog.act(() => pressButton(drawn, 'Create link'));
    expect(makeLink.mock.calls).toEqual([[showsStake]]);
  },
);
