import { cls } from '../../../ui/cls.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';

const shrinks = cls({ '&&': { flexShrink: 1, minWidth: 44 } });

/** A placeholder as wide as the account button, until session and account are known. */
export function AccountButtonSkeleton() {
  return <Skeleton width={148} height={44} radius={22} className={shrinks} />;
}
