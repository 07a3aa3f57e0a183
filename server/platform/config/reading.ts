import { z } from 'zod';
import { isLocalName } from '../../../core/wire/localName.ts';
import { secretsOf } from '../../../core/wire/secretList.ts';

/** @param parse returns null for an unusable text. */
export function read<Value>(parse: (text: string) => Value | null, message: string) {
  return z.string().transform((text, context) => {
    const value = parse(text);
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

/** A text of JSON with a value of the schema. */
export function json<Value>(schema: z.ZodType<Value>, message: string) {
  return read((text): Value | null => {
    try {
      const { success, data } = schema.safeParse(JSON.parse(text));
      return success ? data : null;
    } catch {
      return null;
    }
  }, message);
}

export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const port = z.coerce.number().int().min(0).max(65_535);

/** An address of one of the schemes. */
export const address = (schemes: readonly string[], example: string) =>
  read(
    (text) => (schemes.some((scheme) => text.startsWith(`${scheme}//`)) && URL.canParse(text) ? text : null),
    `must be an address such as ${example}`,
  );
export const webAddress = address(['http:', 'https:'], 'https://www.example.com');

/** Whether what is sent there leaves this machine without TLS. */
export function isPlainWebAddress(text: string): boolean {
  const { protocol, hostname } = new URL(text);
  return protocol === 'http:' && !isLocalName(hostname);
}

/** Marks the schema of a variable whose value is never shown, and may come from a file or a command. */
export const secret = <Schema extends z.ZodType>(schema: Schema): Schema => schema.meta({ secret: true });
export const isSecret = (schema: z.ZodType): boolean => schema.meta()?.secret === true;

/** Secrets as `secretsOf` reads them, the newest first. */
export const secretList = (one: RegExp, message: string) =>
  read((text) => (secretsOf(text).every((each) => one.test(each)) ? text : null), message);
/** What two programs know to recognize each other. */
export const sharedSecret = secretList(/^[\x21-\x7e]{16,300}$/, 'must have 16 to 300 characters');

/** Names, separated by commas; none without the variable. */
export const names = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  );

/** Origins, separated by commas, each without a path. Null: not readable. */
export function parseOrigins(text: string): readonly string[] | null {
  const origins = text.split(',').map((origin) => origin.trim());
  const isOrigin = (origin: string): boolean =>
    /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;
  return origins.every(isOrigin) ? origins : null;
}
