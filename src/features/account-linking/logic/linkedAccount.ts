/** An account at another provider that can be linked. */
export interface LinkedAccount {
  readonly id: string;
  readonly linked: boolean;
  readonly label: string;
  readonly accountType: 'SPORTS_MEDIA';
  /** The provider's own page. */
  readonly url: string;
}

/** The accounts with one of them as it is now. */
export function withAccount(accounts: readonly LinkedAccount[], now: LinkedAccount): readonly LinkedAccount[] {
  return accounts.map((account) => (account.id === now.id ? now : account));
}
