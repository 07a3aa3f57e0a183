import { cls } from './cls.ts';

/** A column of 440 px in the middle of the page. */
export const authPage = cls({
  width: '100%',
  maxWidth: 488,
  margin: '0 auto',
  padding: 24,
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  gap: 16,
});

export const authCard = cls({ padding: 32, display: 'grid', gap: 20, '@small': { padding: 20 } });
export const authLead = cls({ type: 'base', color: '$text2', fontWeight: 400, marginTop: 4 });
export const form = cls({ display: 'grid', gap: 16 });
export const footLine = cls({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 6,
  type: 'body',
  color: '$text2',
});
export const textLink = cls({
  color: '$text',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  textDecorationColor: '$colors$lineStrong',
});
/** A link at the right end under a field. */
export const atEnd = cls({ justifySelf: 'end', type: 'body' });
export const revealButton = cls({ color: '$text2', type: 'caption', fontWeight: 600, height: 36, padding: '0 4px' });
export const place = cls({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: 8,
  type: 'caption',
  color: '$text3',
});
