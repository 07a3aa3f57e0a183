import type { $ZodType, output } from 'zod/v4/core';
import { parse } from 'zod/v4/core';

/** How the client reads the body of an answer by its schema. The function throws for a body of another shape. */
export const reader =
  <Schema extends $ZodType>(schema: Schema) =>
  (body: unknown): output<Schema> =>
    parse(schema, body);
