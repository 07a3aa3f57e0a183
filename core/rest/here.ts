import * as z from 'zod/mini';
import { reader } from './reader.ts';

const publicIp = z.object({ ip_address: z.string() });
/** ISO 8601 in UTC. */
const currentTime = z.object({ current_time: z.string() });

/** The answer to `GET /i/ip`. */
export type PublicIp = Readonly<z.infer<typeof publicIp>>;
export const readPublicIp = reader(publicIp);

/** The answer to `GET /i/time`. */
export type CurrentTime = Readonly<z.infer<typeof currentTime>>;
export const readCurrentTime = reader(currentTime);
