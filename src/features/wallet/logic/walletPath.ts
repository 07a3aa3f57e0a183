/** Under which path the wallet's routes are: the specification does not say. Empty: they are the first segment. */
const WALLET_PATH: string = '';

/** A route of the wallet, without a leading slash. */
export function walletPath(path: string, base = WALLET_PATH): string {
  return base === '' ? path : `${base}/${path}`;
}
