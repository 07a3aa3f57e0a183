import { type ClosureRequest, readClosure } from '../../../../core/rest/accountClosure.ts';
import { type Address, type KnownAddress, readKnownAddress } from '../../../../core/rest/address.ts';
import { type DocumentCheckAnswer, type DocumentRequest, readDocumentCheck } from '../../../../core/rest/documents.ts';
import { ACCOUNT_CLOSURE_PATH, ADDRESS_PATH, DOCUMENT_CHECK_PATH } from '../../../../core/wire/apiPaths.ts';
import { restMutation, restQuery } from '../../../platform/data/rest.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';

const address = restQuery({ path: ADDRESS_PATH, read: readKnownAddress });
export const updateAddress = restMutation<Address, KnownAddress>({
  method: 'PATCH',
  path: ADDRESS_PATH,
  read: readKnownAddress,
  writes: (now, write) => write(address, {}, () => now),
});

/** Where the player lives. */
export const useAddress = () => useQuery(address, {});

/** Asked again while a document is being checked. */
const POLL_MS = 4_000;

const documentCheck = restQuery({ path: DOCUMENT_CHECK_PATH, read: readDocumentCheck, pollMs: POLL_MS });
export const addDocument = restMutation<DocumentRequest, DocumentCheckAnswer>({
  method: 'POST',
  path: DOCUMENT_CHECK_PATH,
  status: 201,
  read: readDocumentCheck,
  writes: (now, write) => write(documentCheck, {}, () => now),
});

/** The latest check of a document. */
export const useDocumentCheck = () => useQuery(documentCheck, {});

const closure = restQuery({ path: ACCOUNT_CLOSURE_PATH, read: (body) => readClosure(body).obstacles });
export const closeAccount = restMutation<ClosureRequest, null>({
  method: 'POST',
  path: ACCOUNT_CLOSURE_PATH,
  status: 204,
  read: () => null,
});

/** What stands in the way of closing the account; empty: nothing does. */
export const useClosingObstacles = () => useQuery(closure, {});
