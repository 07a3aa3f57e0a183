import type { LinkBehaviour } from './linkFaults.ts';

/** An account of the sandbox's sports-media provider. */
export interface MediaAccount {
  /** The provider's own id; an app only gets a pairwise id made of it. */
  readonly id: string;
  readonly email: string;
  readonly password: string;
  /** The public name. */
  readonly username: string;
  /** How linking this account ends; null: as it does for all. */
  readonly behaviour: LinkBehaviour | null;
}

export interface MediaAccounts {
  /** How linking ends, unless the account says otherwise. */
  behaviour: LinkBehaviour;
  list(): readonly MediaAccount[];
  byId(id: string | undefined): MediaAccount | undefined;
  /** Null: no account has this address and password. */
  logIn(email: string, password: string): MediaAccount | null;
  /** Sets how linking this account ends; an unknown address gets an account. */
  put(email: string, behaviour: LinkBehaviour | null): MediaAccount;
  behaviourOf(id: string | undefined): LinkBehaviour;
  /** As at the start. */
  reset(): void;
}

/** Invented people. The log-in page lists them. */
const SEEDED = ['maya', 'noor', 'theo', 'wren'].map((name) => `${name}@media.test`);
const PASSWORD = 'media-demo';
const MAXIMUM_ACCOUNTS = 10_000;

/** The accounts live as long as the process: the same address is the same account after a restart. */
export function createMediaAccounts(): MediaAccounts {
  const accounts = new Map<string, MediaAccount>();
  const keyOf = (email: string): string => email.trim().toLowerCase();
  const registry: MediaAccounts = {
    behaviour: 'success',
    list: () => [...accounts.values()],
    byId: (id) => (id === undefined ? undefined : accounts.get(id)),
    logIn: (email, password) => {
      const account = accounts.get(keyOf(email));
      return account?.password === password ? account : null;
    },
    put(email, behaviour) {
      const id = keyOf(email);
      if (!accounts.has(id) && accounts.size >= MAXIMUM_ACCOUNTS) throw new RangeError('The sandbox has too many media accounts');
      const account = { id, email: id, password: PASSWORD, username: id.split('@')[0] ?? id, behaviour };
      accounts.set(id, account);
      return account;
    },
    behaviourOf: (id) => registry.byId(id)?.behaviour ?? registry.behaviour,
    reset() {
      accounts.clear();
      registry.behaviour = 'success';
      for (const email of SEEDED) registry.put(email, null);
    },
  };
  registry.reset();
  return registry;
}
