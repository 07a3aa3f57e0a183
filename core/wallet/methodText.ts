/** What a stored card or account is called wherever it is named: `First Harbor Bank · Checking ••••4417`. */
export function methodText({ name, description }: { readonly name: string; readonly description: string }): string {
  return [name, description].filter((part) => part !== '').join(' · ');
}
