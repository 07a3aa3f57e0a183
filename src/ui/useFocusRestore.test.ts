import { expect, it } from 'vitest';
import { mountHook } from '../../tests/support/mountHook.ts';
import { type FocusRestore, useFocusRestore } from './useFocusRestore.ts';

/** An element with one button, or with none until it is drawn, and where the focus is. One a test. */
function setUp(selector: string | null, hasButton = true) {
  let isDrawn = hasButton;
  const body = {};
  const page: { body: object; activeElement: object } = { body, activeElement: body };
  const button = {
    focus: () => {
      page.activeElement = button;
    },
  };
  const root: unknown = { querySelector: (asked: string) => (asked === selector && isDrawn ? button : null) };
  let restore: FocusRestore<HTMLElement> | undefined;
  const mounted = mountHook(
    (_render: object) => {
      restore = useFocusRestore<HTMLElement>(selector);
      restore.ref.current = root as HTMLElement;
    },
    { initial: {}, page },
  );
  return {
    enter: () => restore?.onFocus(),
    leave: () => restore?.onBlur(),
    draw(): void {
      isDrawn = true;
    },
    /** The control with the focus is replaced. */
    replace(now: object = body): boolean {
      page.activeElement = now;
      mounted.render({});
      return page.activeElement === button;
    },
  };
}

it('goes to the control in place of the one that had the focus', () => {
  const { enter, replace } = setUp('button');
  enter();
  expect(replace()).toBe(true);
});

it('stays with what has it', () => {
  const { enter, replace } = setUp('button');
  enter();
  expect(replace({})).toBe(false);
});

it('is not taken where it was elsewhere before', () => {
  const { enter, leave, replace } = setUp('button');
  expect(replace()).toBe(false);
  enter();
  leave();
  expect(replace()).toBe(false);
});

it('goes nowhere without a control to go to', () => {
  const { enter, replace } = setUp(null);
  enter();
  expect(replace()).toBe(false);
});

it('is not taken by a control that comes later', () => {
  const { enter, draw, replace } = setUp('button', false);
  enter();
  expect(replace()).toBe(false);
  draw();
  expect(replace()).toBe(false);
});
