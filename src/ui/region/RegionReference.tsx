import { cls } from '../cls.ts';

const small = cls({ type: 'caption', color: '$text2', overflowWrap: 'anywhere' });

/** The id of the request that has failed for no fault of the player's. */
export function RegionReference({ id }: { readonly id: string }) {
  return <p className={small}>Reference: {id}</p>;
}
