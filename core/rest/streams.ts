import * as z from 'zod/mini';

const address = z.string().check(z.minLength(1));

/** The answer of a streaming origin to a live streaming query. Addresses are absolute, or below the query's own. */
export const streamAnswer = z.object({
  kind: z.enum(['HLS']),
  url: address,
  /** WebVTT; null: there are none. */
  captionsUrl: z.nullable(address),
  /** It does not show the game that is being played. */
  isRecorded: z.boolean(),
  /** How far behind the game it is. */
  delaySeconds: z.nullable(z.number().check(z.minimum(0))),
});

export type StreamAnswer = z.infer<typeof streamAnswer>;
