import type { MouseEvent } from 'react';

/**
 * Properties of a button that does nothing and keeps the focus: a `disabled` button loses the focus to the page. Enter in a field of its form
 * submits nothing either, because the browser turns it into a click on the submit button.
 */
export const IGNORES_CLICKS = {
  'aria-disabled': true,
  onClick: (event: MouseEvent): void => event.preventDefault(),
} as const;
