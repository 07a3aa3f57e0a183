/** Notices about the app itself: src/app provides UpdateContext (the platform does) and shows them at the top of its pages. */
export { UpdateContext, type UpdateWorld } from './data/updateContext.ts';
export { OfflineNote } from './ui/OfflineNote.tsx';
export { UpdateNotice } from './ui/UpdateNotice.tsx';
