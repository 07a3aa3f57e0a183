import { Navigate, type NavigateProps } from 'react-router';
import { PageSkeleton } from './PageSkeleton.tsx';

/** Leads to another page, and shows boxes until the code of that page is loaded: the router shows what stands here as long as that takes. */
export function Redirect(props: Omit<NavigateProps, 'replace'>) {
  return (
    <>
      <Navigate {...props} replace />
      <PageSkeleton />
    </>
  );
}
