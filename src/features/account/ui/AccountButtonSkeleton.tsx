import { Skeleton } from '../../../ui/Skeleton.tsx';

/** A placeholder as wide as the account button, until session and account are known. */
export function AccountButtonSkeleton() {
  return <Skeleton width={148} height={44} radius={22} />;
}
