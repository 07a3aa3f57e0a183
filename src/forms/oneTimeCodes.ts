import { mutation, playerQuery } from '../platform/data/declare.ts';
import { type Queried, useQuery } from '../platform/data/useQuery.ts';
import type { CodeAnswer } from './codeStep.ts';
import {
  OneTimeCodeDocument,
  type OneTimeCodeQuery,
  SendOneTimeCodeDocument,
  type SendOneTimeCodeMutationVariables,
  VerifyOneTimeCodeDocument,
} from './oneTimeCodes.generated.ts';

export type CodeNeed = OneTimeCodeQuery['oneTimeCode'];
export type CodeSource = CodeNeed['source'];
export type CodeOperation = NonNullable<SendOneTimeCodeMutationVariables['operation']>;

const oneTimeCode = playerQuery({ document: OneTimeCodeDocument, map: ({ oneTimeCode: need }): CodeNeed => need });

export const sendOneTimeCode = mutation({
  document: SendOneTimeCodeDocument,
  map: ({ sendOneTimeCode: answer }): CodeAnswer => answer,
});
export const verifyOneTimeCode = mutation({
  document: VerifyOneTimeCodeDocument,
  map: ({ verifyOneTimeCode: answer }): CodeAnswer => answer,
});

/** Whether the player has to show a code for something, and where codes are sent to. */
export const useCodeNeed = (source: CodeSource): Queried<CodeNeed> => useQuery(oneTimeCode, { source });
