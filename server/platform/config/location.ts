import { z } from 'zod';

/** How the place of a visitor's IP address is found. A sandbox makes it up. */
export const location = z
  .object({
    VISITOR_PLACES: z.enum(['none', 'headers', 'maxmind']).default('none'),
    MAXMIND_FILE: z.string().min(1).optional(),
  })
  .refine(({ VISITOR_PLACES: by, MAXMIND_FILE: file }) => by !== 'maxmind' || file !== undefined, {
    path: ['MAXMIND_FILE'],
    message: 'must be the path of a database of cities where VISITOR_PLACES is maxmind',
  })
  .transform((values) => ({
    /** headers: those that a trusted proxy adds. maxmind: a file in MaxMind's format, by the caller's address. */
    visitorPlaces: values.VISITOR_PLACES,
    maxmindFile: values.MAXMIND_FILE ?? null,
  }));
