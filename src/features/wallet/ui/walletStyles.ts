import { cls } from '../../../ui/cls.ts';

/** The choice beside the amount, which stays in sight. */
export const columns = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 400px',
  gap: 32,
  width: '100%',
  maxWidth: 1072,
  margin: '0 auto',
  alignItems: 'start',
  '@tight': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 },
});
export const narrow = cls({ width: '100%', maxWidth: 768, margin: '0 auto', display: 'grid', gap: 16 });
export const main = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
export const head = cls({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  '& h1': { type: 'page' },
});
export const tabs = cls({ width: 248 });
export const aside = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  padding: 24,
  position: 'sticky',
  top: 'calc(var(--top) + 24px)',
  '@tight': { position: 'static' },
  '@small': { padding: 16 },
});
export const card = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  padding: 24,
  '@small': { padding: 16 },
});
export const title = cls({ type: 'heading' });
export const subtitle = cls({ type: 'title' });
export const hint = cls({ type: 'caption', color: '$text3', textAlign: 'center' });
export const quiet = cls({ type: 'body', color: '$text2' });
/** Names and values below each other. */
export const values = cls({
  display: 'grid',
  gap: 8,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16, type: 'body', color: '$text2' },
  '& dd': {
    margin: 0,
    color: '$text',
    fontWeight: 600,
    textAlign: 'right',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
});
export const ruled = cls({ borderTop: '1px solid $line', paddingTop: 20 });
export const buttons = cls({ display: 'flex', flexWrap: 'wrap', gap: 8, '& > *': { flex: '1 1 160px' } });
/** Amounts or values of the player, in the display face. */
export const money = cls({ type: 'display', fontSize: 22, fontVariantNumeric: 'tabular-nums lining-nums' });
