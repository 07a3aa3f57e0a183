/** Requests that are sent while a table is locked. */
export type OperationName =
  | 'front page'
  | '/healthz'
  | '/readyz'
  | 'log-in'
  | 'session refresh'
  | 'catalogue'
  | 'My Bets'
  | 'balance'
  | 'placement'
  | 'deposit form';

/** The tables without which an operation cannot be answered: every other one may be locked, and it still answers. */
export const NEEDS: Readonly<Record<OperationName, readonly string[]>> = {
  'front page': [],
  '/healthz': [],
  '/readyz': [],
  'log-in': [
    'code_waivers',
    'login_attempts',
    'login_networks',
    'person_keys',
    'person_marks',
    'persons_apart',
    'player_credentials',
    'player_exclusions',
    'player_limits',
    'player_time',
    'players',
    'refresh_tokens',
    'sessions',
  ],
  'session refresh': ['players', 'refresh_tokens', 'sessions'],
  catalogue: ['competitions', 'events', 'markets', 'selections'],
  'My Bets': [
    'auto_cash_outs',
    'bet_cancellations',
    'bet_legs',
    'bets',
    'cash_outs',
    'competitions',
    'events',
    'feeds',
    'markets',
    'player_bets',
    'results',
    'selections',
    'settlements',
  ],
  balance: ['ledger_accounts', 'payment_methods', 'payments', 'players', 'sessions'],
  placement: [
    'bet_legs',
    'bets',
    'betslips',
    'competitions',
    'events',
    'feeds',
    'held_placements',
    'ledger_accounts',
    'ledger_transfers',
    'liabilities',
    'liability_caps',
    'markets',
    'money_requests',
    'person_keys',
    'persons_apart',
    // Every row of the ledger names one, if only none: PostgreSQL opens the table that a foreign key names before it looks.
    'payments',
    'player_bets',
    'player_entries',
    'player_exclusions',
    'player_limits',
    'player_locations',
    'players',
    'results',
    'selections',
    'sessions',
  ],
  'deposit form': [
    'bet_entries',
    'bet_legs',
    'bets',
    'competitions',
    'events',
    'excluded_providers',
    'ledger_accounts',
    'payment_attempts',
    'payment_methods',
    'payments',
    'player_limits',
    'player_locations',
    'players',
    'settings',
    'settlements',
    'tax_rules',
  ],
};
