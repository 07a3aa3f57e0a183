import { cls } from '../../../../ui/cls.ts';

export const view = cls({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' });
export const body = cls({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: '4px 16px 16px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 16,
  '& h2': { type: 'title' },
});
export const foot = cls({ flex: 'none', display: 'grid', gap: 8, padding: '12px 16px 16px', borderTop: '1px solid $line' });
export const back = cls({ justifyContent: 'flex-start', margin: '4px 4px 8px', alignSelf: 'flex-start' });
export const end = cls({
  flex: 1,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 8,
  padding: 24,
  textAlign: 'center',
  type: 'body',
  color: '$text2',
  '& h2': { type: 'title', color: '$text', textWrap: 'balance', outline: 0 },
  '& p': { maxWidth: 300, textWrap: 'balance' },
});
export const labelled = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });
export const tooltip = cls({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 });
export const provider = cls({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  gap: '0 12px',
  alignItems: 'center',
  minHeight: 64,
  padding: '8px 4px 8px 8px',
  borderRadius: '$md',
  border: '1px solid $line',
  '& > span:first-child': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: '$sm',
    backgroundColor: '$surface2',
  },
  '& b': { display: 'block', type: 'base', fontWeight: 600 },
  '& small': { type: 'caption', color: '$text2' },
});
export const page = cls({
  width: '100%',
  height: 560,
  border: 0,
  borderRadius: '$md',
  backgroundColor: '$surface2',
});
/** Its page decides by itself; there is nothing to see. */
export const unseen = cls({ position: 'absolute', width: 0, height: 0, border: 0 });
