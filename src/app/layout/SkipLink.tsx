import { skipLink } from '../../ui/globalStyles.ts';

/** The first stop of the tab key: past header and menu, to what the page is about. */
export function SkipLink() {
  return (
    <a className={skipLink} href="#main">
      Skip to content
    </a>
  );
}
