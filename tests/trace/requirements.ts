import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const schema = z.array(z.object({ id: z.string(), row: z.string(), kind: z.string(), text: z.string() }));

/** One sentence of the specification. */
export type Requirement = z.infer<typeof schema>[number];

export async function readRequirements(file = 'docs/requirements.json'): Promise<readonly Requirement[]> {
  return schema.parse(JSON.parse(await readFile(file, 'utf8')));
}
