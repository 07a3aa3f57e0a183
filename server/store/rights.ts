import type { Database } from './database.ts';

/** Rights of a pool's connections beyond those that the server needs. */
export interface Rights {
  /** Rights of the log-in role, to which the connections can return. */
  readonly isSuperuser: boolean;
  readonly logInOwnsTables: boolean;
  /** Rights of the role that the connections work as. */
  readonly mayChangeBalances: boolean;
}

const QUESTION = `
  SELECT (SELECT rolsuper FROM pg_roles WHERE rolname = session_user) AS "isSuperuser",
         pg_has_role(session_user, relowner, 'MEMBER') OR has_table_privilege(session_user, oid, 'UPDATE') AS "logInOwnsTables",
         has_table_privilege(oid, 'INSERT, UPDATE, DELETE, TRUNCATE, TRIGGER')
           OR has_table_privilege('ledger_transfers', 'INSERT, UPDATE, DELETE, TRUNCATE, TRIGGER') AS "mayChangeBalances"
    FROM pg_class WHERE oid = 'ledger_accounts'::regclass`;

export async function readRights({ pool }: Pick<Database, 'pool'>): Promise<Rights> {
  const { rows } = await pool.query<Rights>(QUESTION);
  if (!rows[0]) throw new Error('There is no ledger in this database');
  return rows[0];
}
