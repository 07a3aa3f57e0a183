import type { Config } from './config.ts';

/** What a new account begins with: play money in a sandbox, nothing elsewhere. */
export function playCreditCents({ sandbox, playCreditCents: cents }: Pick<Config, 'sandbox' | 'playCreditCents'>): number {
  return sandbox ? cents : 0;
}
