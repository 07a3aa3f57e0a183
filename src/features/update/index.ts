/** The notice about the app itself: src/app provides UpdateContext (the platform does) and shows it at the top of its pages. */
export { UpdateContext } from './data/updateContext.ts';
export { UpdateNotice } from './ui/UpdateNotice.tsx';
