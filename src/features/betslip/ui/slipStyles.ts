import { cls } from '../../../ui/cls.ts';

/** A bet's card: darker than the panel in dark mode, white in light mode. Its position makes it a layer: the other cards are not painted with it. */
export const betCard = cls({
  position: 'relative',
  border: '1px solid $line',
  borderRadius: '$md',
  backgroundColor: '$inset',
  flex: 'none',
});

export const cardHead = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 24px',
  gap: '2px 8px',
  padding: '12px 10px 10px 14px',
});

export const strongLine = cls({ type: 'base', fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' });
/** A line of a pick that takes no bets now. */
export const mutedLine = cls({ color: '$text3' });
export const struck = cls({ color: '$text3', fontWeight: 500, textDecoration: 'line-through' });
/** Beside it, under the mark that removes the pick, is the one for its rule. */
export const second = cls({ gridColumn: '1 / -2', type: 'caption', color: '$text2' });
export const third = cls({
  gridColumn: '1 / -1',
  type: 'caption',
  color: '$text3',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 4px',
});
export const eventLink = cls({ color: 'inherit', '&:hover': { color: '$text', textDecoration: 'underline' } });

/** As tall as its line of text. */
export const removeMark = cls({ margin: '-2px 0', justifySelf: 'end' });

/** Enter in an amount moves the focus to the bet button. */
export const PLACE_BUTTON_ID = 'place-bets';

/** A price with a boost, beside the plain one. */
export const boostedPrice = cls({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: '$reward',
  '& > s': { color: '$text3', fontWeight: 500 },
});
