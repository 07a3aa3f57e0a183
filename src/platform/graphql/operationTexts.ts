/** The text of an operation that the build knows by name. @throws Error for an unknown name: a bug. */
export function operationText(name: string): string {
  const text = __OPERATION_TEXTS__[name];
  if (text === undefined) throw new Error(`The build knows no operation ${name}`);
  return text;
}
