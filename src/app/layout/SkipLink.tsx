import { skipLink } from '../../ui/globalStyles.ts';

const PLACES = { main: 'Skip to content', betslip: 'Skip to betslip' } as const;

/** One of the first tab stops: skips what is between, to a part of the page by its id. */
export function SkipLink({ to = 'main' }: { readonly to?: keyof typeof PLACES }) {
  return (
    <a className={skipLink} href={`#${to}`}>
      {PLACES[to]}
    </a>
  );
}
