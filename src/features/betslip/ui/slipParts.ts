/** The parts that an empty slip does not need, in one chunk: the money fields alone are larger than the rest of the panel. */
export { LocationCheck } from './LocationCheck.tsx';
export { ParlayCard } from './ParlayCard.tsx';
export { SlipFooter } from './SlipFooter.tsx';
export { SlipReceipt } from './SlipReceipt.tsx';
export { StraightBets } from './StraightBets.tsx';
