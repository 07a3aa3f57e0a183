import * as z from 'zod/mini';

/** `POST /i/acks`, which is answered with an empty object, as is `PATCH /i/acks/limits_modal_dismissed_at`. */
export const acknowledgement = z.object({ acknowledged: z.literal(true, 'Acknowledge it first') });
export type Acknowledgement = z.infer<typeof acknowledgement>;
