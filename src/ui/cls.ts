import { css, type StyleObject } from './stitches.ts';

/**
 * The class name of a style without variants. The rule is written once, when the module loads, and rendering an element with it costs
 * nothing extra. Use it in lists of prices.
 */
export function cls(style: StyleObject): string {
  return css(style)().className;
}

/** Joins class names, leaving out what is absent. */
export function join(...names: readonly (string | false | null | undefined)[]): string {
  // A loop instead of array methods: lists of prices call it thousands of times a second.
  let joined = '';
  for (const name of names) if (name) joined = joined === '' ? name : `${joined} ${name}`;
  return joined;
}
