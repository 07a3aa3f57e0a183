import type { JSX as ReactJsx } from 'react';

/** Stitches' types were written for the global JSX namespace, which React 19 no longer declares. */
declare global {
  namespace JSX {
    type Element = ReactJsx.Element;
    interface IntrinsicElements extends ReactJsx.IntrinsicElements {}
  }
}
