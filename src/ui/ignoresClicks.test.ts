import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button, type ButtonProps } from './Button.tsx';
import { IconButton, type IconButtonProps } from './IconButton.tsx';
import { Switch, type SwitchProps } from './Switch.tsx';

type Drawn = ReactElement<Pick<ButtonProps, 'aria-busy' | 'aria-disabled' | 'disabled' | 'onClick' | 'onKeyDown' | 'type'>>;

function attributesOf({ props }: Drawn) {
  return {
    disabled: props.disabled ?? false,
    ariaDisabled: props['aria-disabled'] ?? false,
    ariaBusy: props['aria-busy'] ?? false,
  };
}
const READY = { disabled: false, ariaDisabled: false, ariaBusy: false };
/** Without `disabled`, with which it would lose the focus. */
const BUSY = { disabled: false, ariaDisabled: true, ariaBusy: true };

/** Clicks the drawn element. @returns whether the browser then submits the form of a submit button. */
function submitsAfterClick({ props }: Drawn): boolean {
  const preventDefault = vi.fn();
  props.onClick?.({ preventDefault } as unknown as MouseEvent<HTMLButtonElement>);
  return preventDefault.mock.calls.length === 0;
}

describe('a button', () => {
  const draw = (props: Partial<ButtonProps>): Drawn => Button({ children: 'Log In', ...props });

  it('a button that is busy keeps the focus, says so, and calls nothing at a click', () => {
    const onClick = vi.fn();
    const busy = draw({ onClick, busy: true });
    expect(attributesOf(busy)).toEqual(BUSY);
    submitsAfterClick(busy);
    expect(onClick).not.toHaveBeenCalled();
    const ready = draw({ onClick, busy: false });
    expect(attributesOf(ready)).toEqual(READY);
    submitsAfterClick(ready);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('a button that is busy submits no form', () => {
    expect(submitsAfterClick(draw({ type: 'submit', busy: true }))).toBe(false);
    expect(submitsAfterClick(draw({ type: 'submit' }))).toBe(true);
  });

  it('is disabled only when it is no longer busy', () => {
    expect(attributesOf(draw({ busy: true, disabled: true }))).toEqual(BUSY);
    expect(attributesOf(draw({ disabled: true }))).toEqual({ ...READY, disabled: true });
  });

  it('a button that is aria-disabled calls nothing at a click either', () => {
    const onClick = vi.fn();
    expect(submitsAfterClick(draw({ 'aria-disabled': true, onClick }))).toBe(false);
    expect(onClick).not.toHaveBeenCalled();
    submitsAfterClick(draw({ 'aria-disabled': undefined, onClick }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});

it('an icon button that is aria-disabled keeps the focus and calls nothing at a click', () => {
  const onClick = vi.fn();
  const draw = (props: Partial<IconButtonProps>): Drawn => IconButton({ icon: 'close', label: 'Remove', onClick, ...props });
  const disabled = draw({ 'aria-disabled': true });
  expect(attributesOf(disabled)).toEqual({ ...READY, ariaDisabled: true });
  expect(submitsAfterClick(disabled)).toBe(false);
  expect(onClick).not.toHaveBeenCalled();
  submitsAfterClick(draw({ 'aria-disabled': undefined }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('a button is clicked once by a held Enter, and by every one that is pressed anew', () => {
  const isClicked = (key: string, repeat: boolean): boolean => {
    const preventDefault = vi.fn();
    const { props }: Drawn = Button({ children: 'Bet' });
    props.onKeyDown?.({ key, repeat, preventDefault } as unknown as KeyboardEvent<HTMLButtonElement>);
    return preventDefault.mock.calls.length === 0;
  };
  expect([isClicked('Enter', false), isClicked('Enter', true), isClicked('Tab', true)]).toEqual([true, false, true]);
});

describe('a switch', () => {
  const draw = (props: Partial<SwitchProps>): Drawn =>
    Switch({ label: 'Email offers', isOn: false, onChange: () => undefined, ...props });

  it('a switch that is busy keeps the focus, says so, and changes nothing at a click', () => {
    const onChange = vi.fn();
    const busy = draw({ onChange, busy: true });
    expect(attributesOf(busy)).toEqual(BUSY);
    submitsAfterClick(busy);
    expect(onChange).not.toHaveBeenCalled();
    const ready = draw({ onChange });
    expect(attributesOf(ready)).toEqual(READY);
    submitsAfterClick(ready);
    expect(onChange.mock.calls).toEqual([[true]]);
  });

  it('is disabled only when it is not busy', () => {
    expect(attributesOf(draw({ busy: true, disabled: true }))).toEqual(BUSY);
    expect(attributesOf(draw({ disabled: true }))).toEqual({ ...READY, disabled: true });
  });
});
