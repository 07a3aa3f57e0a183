import { cls } from '../../../ui/cls.ts';
import { FONT_UI } from '../../../ui/tokens.ts';

const tabular = 'tabular-nums lining-nums';

export const page = cls({
  width: '100%',
  maxWidth: 1120,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
});
export const top = cls({ display: 'flex', alignItems: 'center', gap: 16, justifyContent: 'space-between', flexWrap: 'wrap' });

export const summary = cls({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  padding: '16px 0',
  '& > div': { padding: '0 20px', borderLeft: '1px solid $line', minWidth: 0 },
  '& > div:first-child': { borderLeft: 0 },
  '& dt': { type: 'caption', color: '$text3' },
  '& dd': { font: `700 20px/28px ${FONT_UI}`, letterSpacing: '-0.01em', fontVariantNumeric: tabular },
  '@small': { gridAutoFlow: 'row', gap: 12, '& > div': { borderLeft: 0 } },
});

export const columns = cls({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  alignItems: 'start',
  '@tight': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const column = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
export const dayHead = cls({ type: 'caption', fontWeight: 600, color: '$text2', marginBottom: -8 });
export const tools = cls({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, justifyContent: 'space-between' });
export const chips = cls({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, border: 0, minWidth: 0 });
export const find = cls({ flex: '0 1 260px' });
/** How a live leg stands: a bar under its line. */
export const progress = cls({
  height: 6,
  marginTop: 6,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: '$surface3',
  '& > i': {
    display: 'block',
    height: '100%',
    backgroundColor: '$accentText',
    transformOrigin: 'left',
    transition: 'transform 200ms',
  },
});
export const legMarket = cls({ fontWeight: 400, color: '$text2' });
export const again = cls({
  type: 'body',
  fontWeight: 600,
  color: '$text2',
  borderRadius: '$xs',
  padding: '4px 8px',
  '&:hover': { color: '$text' },
});

export const card = cls({ padding: 16, display: 'grid', gap: 12 });
export const cardHead = cls({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 8 });
export const cardName = cls({
  flex: 1,
  minWidth: 0,
  '& h2': { type: 'base', fontWeight: 600 },
  '& small': { display: 'block', type: 'caption', color: '$text3' },
});
export const cardOdds = cls({ font: `700 16px/20px ${FONT_UI}`, marginLeft: 8, fontVariantNumeric: tabular });

export const legRow = cls({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: '0 10px',
  padding: '8px 0',
  alignItems: 'start',
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    left: 9,
    top: 28,
    bottom: -8,
    width: 2,
    backgroundColor: '$line',
  },
  '& strong': { display: 'block', type: 'base', fontWeight: 600 },
  '& small': { display: 'block', type: 'caption', color: '$text2', fontVariantNumeric: tabular },
});
export const game = cls({ gridTemplateColumns: 'minmax(0, 1fr) auto', padding: '8px 0 0' });

export const legRight = cls({ color: '$text2', fontVariantNumeric: tabular, whiteSpace: 'nowrap' });
export const legLink = cls({ color: 'inherit', '&:hover': { color: '$text', textDecoration: 'underline' } });

export const money = cls({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  borderTop: '1px solid $line',
  paddingTop: 12,
  '& > div + div': { paddingLeft: 16, borderLeft: '1px solid $line' },
  '& dt': { type: 'caption', color: '$text3' },
  '& dd': { type: 'base', fontWeight: 600, fontVariantNumeric: tabular },
});
export const gain = cls({ color: '$success' });
export const betId = cls({ display: 'flex', alignItems: 'center', gap: 4, type: 'caption', color: '$text3', minHeight: 24 });
export const space = cls({ flex: 1 });
export const note = cls({ type: 'body', color: '$text2', fontVariantNumeric: tabular });
