import { cls } from '../../../ui/cls.ts';

export const page = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, alignContent: 'start' });
export const pageTitle = cls({ type: 'page' });
export const pageHead = cls({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 16 });
export const lead = cls({ type: 'base', color: '$text2' });
export const columns = cls({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
});
export const form = cls({ display: 'grid', gap: 16, padding: 24 });
export const panelBody = cls({ display: 'grid', gap: 16, padding: 24, minWidth: 0, '@small': { padding: 16 } });
export const panelTitle = cls({ type: 'section' });
export const hint = cls({ type: 'caption', color: '$text2' });
export const row = cls({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
export const fields = cls({
  display: 'grid',
  gap: 12,
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 120px), 1fr))',
});
export const list = cls({ display: 'grid', gap: 0 });
export const item = cls({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  padding: '8px 0',
  borderTop: '1px solid $line',
  '&:first-child': { borderTop: 0 },
  '@small': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const eventItem = cls({
  display: 'grid',
  gap: 8,
  padding: '16px 0',
  borderTop: '1px solid $line',
  '&:first-child': { borderTop: 0 },
});
export const itemName = cls({ type: 'base', fontWeight: 600, overflowWrap: 'anywhere' });
export const mono = cls({
  font: '500 12px/18px ui-monospace, SFMono-Regular, Menlo, monospace',
  color: '$text2',
  overflowWrap: 'anywhere',
});
export const selectBox = cls({
  height: 48,
  padding: '0 12px',
  borderRadius: '$sm',
  backgroundColor: '$surface2',
  border: '1px solid $lineStrong',
  color: '$text',
  type: 'base',
  width: '100%',
});
export const fieldLabel = cls({ type: 'caption', fontWeight: 600, color: '$text2' });
export const field = cls({ display: 'grid', gap: 6, minWidth: 0 });
