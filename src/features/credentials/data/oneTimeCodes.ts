import { mutation, playerQuery } from '../../../platform/data/declare.ts';
import { type Queried, useQuery, useServerData } from '../../../platform/data/useQuery.ts';
import type { CodeAnswer, CodeChannel } from '../logic/codeDialog.ts';
import {
  OneTimeCodeDocument,
  type OneTimeCodeQuery,
  SendOneTimeCodeDocument,
  VerifyOneTimeCodeDocument,
} from './oneTimeCodes.generated.ts';

export type CodeNeed = OneTimeCodeQuery['oneTimeCode'];
export type CodeSource = CodeNeed['source'];

const oneTimeCode = playerQuery({ document: OneTimeCodeDocument, map: ({ oneTimeCode: need }): CodeNeed => need });
const sendOneTimeCode = mutation({ document: SendOneTimeCodeDocument, map: ({ sendOneTimeCode: answer }): CodeAnswer => answer });
const verifyOneTimeCode = mutation({
  document: VerifyOneTimeCodeDocument,
  map: ({ verifyOneTimeCode: answer }): CodeAnswer => answer,
});

/** Whether the player has to show a code for something, and where codes are sent to. */
export const useCodeNeed = (source: CodeSource): Queried<CodeNeed> => useQuery(oneTimeCode, { source });

/** Null: no answer came. */
export interface CodeCalls {
  send(channel: CodeChannel): Promise<CodeAnswer | null>;
  verify(code: string, source: CodeSource): Promise<CodeAnswer | null>;
}

export function useCodeCalls(): CodeCalls {
  const data = useServerData();
  return {
    async send(channel) {
      const answer = await data.mutate(sendOneTimeCode, { channel });
      return answer.ok ? answer.value : null;
    },
    async verify(code, source) {
      const answer = await data.mutate(verifyOneTimeCode, { code, source });
      return answer.ok ? answer.value : null;
    },
  };
}
