import pg from 'pg';
import { LruMap } from '../platform/lruMap.ts';
import { tracedCall } from '../platform/tracing.ts';

const NAMED = new LruMap<string, string>('statement names', 1_000);
const TARGETS: Readonly<Record<string, RegExp>> = {
  WITH: /\bFROM\s+"?([a-z_][\w.]*)/i,
  SELECT: /\bFROM\s+"?([a-z_][\w.]*)|^\s*SELECT\s+([a-z_]\w*)\(/i,
  INSERT: /\bINTO\s+"?([a-z_][\w.]*)/i,
  UPDATE: /\bUPDATE\s+"?([a-z_][\w.]*)/i,
  DELETE: /\bFROM\s+"?([a-z_][\w.]*)/i,
};

/** A name for a text of SQL: its verb, and the first table or function. Never more of it, because a text may contain values. */
export function statementName(text: string): string {
  const cached = NAMED.get(text);
  if (cached !== undefined) return cached;
  const verb = /[a-z]+/i.exec(text)?.[0].toUpperCase() ?? 'SQL';
  const found = TARGETS[verb]?.exec(text);
  const target = found?.[1] ?? found?.[2];
  const name = target === undefined ? verb : `${verb} ${target}`;
  NAMED.set(text, name);
  return name;
}

/** Statements of a connection are spans of what they are for. */
export function traceStatements(client: pg.ClientBase, pool: string): void {
  const query = (...given: unknown[]): Promise<unknown> => Reflect.apply(pg.Client.prototype.query, client, given);
  const fields = { 'db.system.name': 'postgresql', 'db.client.connection.pool.name': pool };
  const tracing = (...given: unknown[]): Promise<unknown> => {
    const [statement, ...rest] = given;
    // What is called back, or reads by itself, has no promise.
    if (rest.some((each) => typeof each === 'function')) return query(...given);
    if (typeof statement === 'string')
      return tracedCall(
        () => statementName(statement),
        fields,
        () => query(...given),
      );
    const { name, text } = (statement ?? {}) as { readonly name?: string; readonly text?: string };
    return text === undefined
      ? query(...given)
      : tracedCall(
          () => name ?? statementName(text),
          fields,
          () => query(...given),
        );
  };
  Object.assign(client, { query: tracing });
}
