import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const schema = z.array(z.object({ id: z.string(), row: z.string(), kind: z.string(), text: z.string() }));

/** One sentence of the specification. */
export type Requirement = z.infer<typeof schema>[number];

export async function readRequirements(file = 'docs/requirements.json'): Promise<readonly Requirement[]> {
  return schema.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** The ids a title names: `[S4.01 S4.02]`, anywhere in it, as often as it likes. */
export function idsInTitle(title: string): readonly string[] {
  return [...title.matchAll(/\[([SWD]\d+\.\d+(?:[\s,]+[SWD]\d+\.\d+)*)\]/g)].flatMap((match) => (match[1] ?? '').split(/[\s,]+/));
}
