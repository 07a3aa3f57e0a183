import * as z from 'zod/mini';
import { reader } from './reader.ts';

/** An entry of `GET /i/self_exclusion_options` and of `GET /i/cool_offs`. */
const option = z.object({ id: z.string(), label: z.string() });
export const stopOptions = z.object({ options: z.array(option) });
export type StopOptionsAnswer = z.infer<typeof stopOptions>;
export const readStopOptions = reader(stopOptions);

/** `POST /i/cool_offs` and `/i/self_exclusions`: `option` is the id of a length; the box has to be ticked. */
export const stopRequest = z.object({
  option: z.string('Choose how long'),
  confirmed: z.literal(true, 'Tick the box first'),
});
export type StopRequest = z.infer<typeof stopRequest>;

/** The answer (201); the sessions of the player are over by then. `until` null: for good. */
export const stopAnswer = z.object({ until: z.nullable(z.iso.datetime()) });
export type StopAnswer = z.infer<typeof stopAnswer>;
export const readStopAnswer = reader(stopAnswer);
