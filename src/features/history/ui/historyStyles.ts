import { cls } from '../../../ui/cls.ts';
import { FONT_UI } from '../../../ui/tokens.ts';

const tabular = 'tabular-nums lining-nums';

export const top = cls({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 16, flexWrap: 'wrap' });
/** A button without a box at the end of a line: its words end where the line does. */
export const atEnd = cls({ marginRight: -12 });
export const tabs = cls({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 4,
  '@tiny': { gridAutoColumns: 'minmax(0, 1fr)', width: '100%' },
  padding: 4,
  borderRadius: '$md',
  backgroundColor: '$segmentTrack',
  '& > a': { minWidth: 112, '@tiny': { minWidth: 0, padding: 0 } },
});

export const totals = cls({
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

export const bar = cls({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12, flexWrap: 'wrap' });
export const chips = cls({ display: 'flex', gap: 8, flexWrap: 'wrap', border: 0, margin: 0, padding: 0 });
export const chip = cls({
  height: 36,
  padding: '0 14px',
  borderRadius: '$pill',
  backgroundColor: '$surface',
  boxShadow: 'inset 0 0 0 1px $colors$line',
  type: 'body',
  fontWeight: 600,
  color: '$text2',
  '&:hover': { color: '$text' },
  '&[aria-pressed="true"]': { backgroundColor: '$text', color: '$bg' },
});
export const tools = cls({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  gap: 8,
  flexWrap: 'wrap',
  marginLeft: 'auto',
});
export const dates = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 12, maxWidth: 420 });

export const table = cls({ overflow: 'hidden' });
/** A table without a head: the line above its first row would double its border. */
export const bareTable = cls({ overflow: 'hidden', '& > :first-child': { marginTop: -1 } });
const line = { display: 'grid', gap: '0 12px', alignItems: 'center', padding: '0 20px' } as const;
const COLUMNS = 'minmax(0, 1fr) 120px 120px 120px';
/** Narrow rows have the amount beside the title, and status and balance under them. */
export const head = cls({
  ...line,
  gridTemplateColumns: COLUMNS,
  height: 36,
  type: 'caption',
  color: '$text3',
  '& > :nth-child(n + 3)': { textAlign: 'right' },
  '@small': { display: 'none' },
});
export const dayRow = cls({
  padding: '0 20px',
  borderTop: '1px solid $line',
  backgroundColor: '$surface2',
  type: 'caption',
  lineHeight: '35px',
  fontWeight: 600,
  color: '$text2',
});
export const moneyRow = cls({
  ...line,
  gridTemplateColumns: COLUMNS,
  minHeight: 57,
  borderTop: '1px solid $line',
  fontVariantNumeric: tabular,
  '& > :nth-child(n + 3)': { textAlign: 'right' },
  '@small': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '4px 12px',
    padding: '10px 16px',
    '& > :nth-child(2)': { gridRow: 2, paddingLeft: 52 },
  },
});
export const what = cls({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: '0 12px',
  alignItems: 'center',
  '& b': { display: 'block', type: 'base', fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { display: 'block', type: 'caption', color: '$text3' },
});
export const mark = cls({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  backgroundColor: '$surface2',
  color: '$text2',
});
export const amount = cls({ type: 'base', fontWeight: 600 });
export const gain = cls({ color: '$success' });
export const balance = cls({ type: 'body', color: '$text2' });

export const linkRow = cls({
  ...line,
  gridTemplateColumns: 'minmax(0, 1fr) auto 20px',
  minHeight: 61,
  borderTop: '1px solid $line',
  color: 'inherit',
  fontVariantNumeric: tabular,
  '&:hover': { backgroundColor: '$surface2' },
  '&:focus-visible': { outlineOffset: -2 },
});
export const rows = cls({ margin: 0, padding: 0, listStyle: 'none', '& > li + li': { borderTop: '1px solid $line' } });
/** A row of a short list: a mark, words, and an amount. */
export const activityRow = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'center',
  minHeight: 60,
  padding: '8px 20px',
});
export const person = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minWidth: 0,
  padding: '8px 0',
  overflowWrap: 'anywhere',
  '& h2': { type: 'section' },
});
export const avatar = cls({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  flex: 'none',
  borderRadius: '50%',
  backgroundColor: '$accent',
  color: '$onAccent',
  type: 'base',
  fontWeight: 700,
});
export const details = cls({
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '136px minmax(0, 1fr) auto',
    gap: '0 16px',
    alignItems: 'center',
    padding: '14px 20px',
    '@small': { gridTemplateColumns: 'minmax(0, 1fr)', padding: '12px 20px' },
  },
  '& > div + div': { borderTop: '1px solid $line' },
  '& dt': { type: 'body', color: '$text2' },
  '& dd': { type: 'base', fontWeight: 600, overflowWrap: 'anywhere' },
  '& dd + dd': { type: 'caption', fontWeight: 400, color: '$text3', textAlign: 'right' },
  '@small': { '& dd + dd': { textAlign: 'left' } },
});
export const meter = cls({
  padding: '12px 20px',
  '& > p': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    type: 'body',
    color: '$text2',
    fontVariantNumeric: tabular,
  },
  '& b': { fontWeight: 600, color: '$text', textAlign: 'right' },
  '& progress': {
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: 6,
    marginTop: 8,
    border: 0,
    borderRadius: 3,
    overflow: 'hidden',
    backgroundColor: '$surface3',
    '&::-webkit-progress-bar': { backgroundColor: '$surface3' },
    '&::-webkit-progress-value': { backgroundColor: '$accent' },
    '&::-moz-progress-bar': { backgroundColor: '$accent' },
  },
});
export const more = cls({ padding: 12, textAlign: 'center', type: 'caption', color: '$text3' });

/** The content of a file, or its place in the line of those that are made: as far from the edge as the heading. */
export const fileLine = cls({ padding: '12px 20px 16px', type: 'body', color: '$text2' });

export const cardHead = cls({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 56,
  padding: '8px 20px',
  borderBottom: '1px solid $line',
  '& h2': { type: 'base', fontWeight: 600 },
});
export const facts = cls({
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16, padding: '12px 20px' },
  '& > div + div': { borderTop: '1px solid $line' },
  '& dt': { type: 'body', color: '$text2' },
  '& dd': { type: 'base', fontWeight: 600, fontVariantNumeric: tabular, textAlign: 'right', overflowWrap: 'anywhere' },
});
export const note = cls({ type: 'caption', color: '$text3' });

export const split = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: 16,
  alignItems: 'start',
  '@tight': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const bigAmount = cls({
  padding: '16px 20px 4px',
  '& span': { type: 'caption', color: '$text3' },
  '& b': { display: 'block', font: `700 28px/36px ${FONT_UI}`, fontVariantNumeric: tabular },
});
export const actions = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 8, padding: 20 });
