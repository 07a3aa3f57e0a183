import { Skeleton } from '../../ui/Skeleton.tsx';

/** Where the account's button or the log-in buttons will be: nobody knows yet who is here. */
export function AccountSkeleton() {
  return <Skeleton width={148} height={44} radius={22} />;
}
