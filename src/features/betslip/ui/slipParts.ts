/** What an empty slip has no use for, in one chunk: the money fields alone outweigh the rest of the panel. */
export { ParlayCard } from './ParlayCard.tsx';
export { PlacedFooter, SlipFooter } from './SlipFooter.tsx';
export { SlipReceipt } from './SlipReceipt.tsx';
export { StraightCard } from './StraightCard.tsx';
