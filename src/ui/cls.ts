import { css, type StyleObject } from './stitches.ts';

/**
 * The class name of a style that never varies. Its rule is written once, when the module loads, and the element that carries it costs
 * no more than any other: what lists of prices are made of.
 */
export function cls(style: StyleObject): string {
  return css(style)().className;
}

/** Joins class names, leaving out what is absent. */
export function join(...names: readonly (string | false | null | undefined)[]): string {
  // Written out: lists of prices call it thousands of times a second.
  let joined = '';
  for (const name of names) if (name) joined = joined === '' ? name : `${joined} ${name}`;
  return joined;
}
