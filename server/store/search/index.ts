export { DOCUMENT_EVENT_SQL, type FoundDocument, findDocuments } from './findDocuments.ts';
export type { TeamNames } from './teamNames.ts';
