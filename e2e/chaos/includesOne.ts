const BETWEEN = '|';

/** The arguments of `npm run test:chaos` as a variable of the environment. */
export const joined = (parts: readonly string[]): string => parts.join(BETWEEN);

/** Whether the name contains one of the joined parts. Without any, every name counts. */
export const includesOne = (parts: string | undefined, name: string): boolean =>
  parts === undefined || parts.split(BETWEEN).some((part) => name.includes(part));
