import { lazyModule } from '../../../../core/lazyModule.ts';
import { reader } from '../../../../core/rest/reader.ts';
import { streamAnswer } from '../../../../core/rest/streams.ts';
import { ok, type Result } from '../../../../core/result.ts';
import { playerQuery } from '../../../platform/data/declare.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { askOtherOrigin, type OtherOriginFailure } from '../../../platform/http/askOtherOrigin.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import type { LiveStreamRight, Stream } from '../logic/stream.ts';
import { LiveStreamDocument } from './liveStream.generated.ts';

/** Asked again well within the ten minutes of a grant: a player who has lost the right to watch stops watching. */
export const liveStream = playerQuery({
  document: LiveStreamDocument,
  audience: 'anyone',
  pollMs: 120_000,
  map: (data): LiveStreamRight => data.liveStream,
});

/** For players: a visitor's event page comes without Apollo (docs/adr/0006), and could not watch. */
export function useLiveStream(eventId: string) {
  const { session } = useServices();
  return useQuery(liveStream, { eventId }, { skip: useStore(session).status !== 'loggedIn' });
}

/** The live streaming query, at its own base URL; addresses in the answer are below it. */
export async function askStream(queryUrl: string, fetch?: typeof globalThis.fetch): Promise<Result<Stream, OtherOriginFailure>> {
  const answer = await askOtherOrigin(queryUrl, reader(streamAnswer), fetch);
  if (!answer.ok) return answer;
  const { url, captionsUrl, ...stream } = answer.value;
  return ok({
    ...stream,
    url: new URL(url, queryUrl).href,
    captionsUrl: captionsUrl === null ? null : new URL(captionsUrl, queryUrl).href,
  });
}

/** The players by the kind of the stream. Their code is loaded with the first press on Watch. */
export const players = {
  HLS: lazyModule(() => import('../../../platform/stream/hlsPlayer.ts').then((module) => module.playHls)),
} as const;
