import { skipLink } from '../../ui/globalStyles.ts';

/** The first tab stop: skips header and menu and moves to the page's content. */
export function SkipLink() {
  return (
    <a className={skipLink} href="#main">
      Skip to content
    </a>
  );
}
