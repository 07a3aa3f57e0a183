import { cls } from '../cls.ts';

export const row = cls({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
export const stack = cls({ display: 'grid', gap: 12 });

/** Samples do nothing. */
export const nothing = (): void => undefined;
