import { useOnline } from '../../../platform/usePlatform.ts';
import { Button } from '../../../ui/Button.tsx';

interface LoadMoreProps {
  readonly source: { readonly isLoadingMore: boolean; readonly loadMore: () => Promise<void> };
}

/** At the end of a list that loads by itself as it is scrolled: shows that, and tries again after a failure. */
export function LoadMore({ source }: LoadMoreProps) {
  return (
    <Button tone="text" wide busy={source.isLoadingMore} disabled={!useOnline()} onClick={() => void source.loadMore()}>
      Load more
    </Button>
  );
}
