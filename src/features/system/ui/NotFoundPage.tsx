import { NotFoundMessage } from '../../../ui/NotFoundMessage.tsx';

/** The page of every unknown address. */
export function NotFoundPage() {
  return <NotFoundMessage />;
}
