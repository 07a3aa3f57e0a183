import type { Logger } from 'pino';
import { count } from './meters.ts';
import { type ActingPlayer, currentRequest } from './requestContext.ts';

interface Kind {
  /** `info` for normal events, `warn` for events that an operator should check. Production logs from `info` on. */
  readonly level: 'info' | 'warn';
  readonly meaning: string;
}

/** Every event of the security log. docs/SECURITY.md shows this table. */
export const SECURITY_EVENTS = {
  'login.succeeded': { level: 'info', meaning: 'a player logged in with the right password' },
  'login.failed': { level: 'warn', meaning: 'a log-in with a wrong name or password' },
  'login.locked': { level: 'warn', meaning: 'a log-in was refused because too many before it failed' },
  'login.busy': { level: 'warn', meaning: 'a log-in was refused because too many passwords were being checked' },
  'code.issued': { level: 'info', meaning: 'a player gave the right password on the log-in page; the client has a minute to come' },
  'code.refused': { level: 'warn', meaning: 'an authorization code was wrong, expired, another client’s or used before' },
  'refresh.reused': { level: 'warn', meaning: 'a refresh token was used a second time; its session is over' },
  'refresh.wrongKey': { level: 'warn', meaning: 'a refresh token came without proof of the key of its session' },
  'refresh.repeated': { level: 'info', meaning: 'a browser repeated its last refresh and got the same answer' },
  'session.ended': { level: 'info', meaning: 'a player logged out, or a session was ended' },
  'account.created': { level: 'info', meaning: 'a player signed up' },
  'account.closed': { level: 'info', meaning: 'a player closed their account; its sessions are over' },
  'address.changed': { level: 'info', meaning: 'a player changed their address' },
  'password.reset.requested': {
    level: 'info',
    meaning: 'a password reset was requested; the mail is sent only to a known address',
  },
  'password.changed': { level: 'info', meaning: 'a password was reset or updated; the other sessions are over' },
  'password.refused': {
    level: 'warn',
    meaning: 'a password was not changed: the token, the code or the present password was wrong',
  },
  'factor.changed': { level: 'warn', meaning: 'a player switched strong authentication on or off; a mail says so' },
  'factor.refused': { level: 'warn', meaning: 'strong authentication was not switched: there was no code for it' },
  'oneTimeCode.sent': { level: 'info', meaning: 'a one-time code was sent' },
  'oneTimeCode.accepted': { level: 'info', meaning: 'a one-time code was right, and is used up' },
  'oneTimeCode.refused': { level: 'warn', meaning: 'a one-time code was wrong or expired' },
  'account.linked': { level: 'info', meaning: 'a player linked an account of another provider' },
  'account.linkRefused': { level: 'warn', meaning: 'an account was not linked: its token was not valid, or it is linked already' },
  'account.unlinked': { level: 'info', meaning: 'a player unlinked an account' },
  'access.refused': { level: 'warn', meaning: 'a request had no right to what it wanted' },
  'placement.refused': { level: 'info', meaning: 'a request to place bets was refused' },
  'bet.late': { level: 'warn', meaning: 'a start was moved back behind a bet, which is void' },
  'limit.hit': { level: 'warn', meaning: 'a limit on requests, sockets, slips or placements was reached' },
  'webhook.refused': { level: 'warn', meaning: 'a webhook was not signed by the payment gateway, or too old' },
  'host.refused': { level: 'warn', meaning: 'a request named a host that is none of ours' },
  'sandbox.used': { level: 'info', meaning: 'the control API changed something' },
  'audit.discrepancy': { level: 'warn', meaning: 'the ledger and the bets do not agree' },
} as const satisfies Record<string, Kind>;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;

/** Who did it: a player by their log-in, a caller without one, or none of the callers. */
export type Actor = ActingPlayer | 'visitor' | 'gateway' | 'sandbox' | 'operator' | 'system';

export interface SecurityFields {
  /** The player whom it is about, where that is not the actor. */
  readonly playerId?: string | undefined;
  readonly sessionId?: string | undefined;
  readonly address?: string | undefined;
  /** The outcome, in a word or a code. */
  readonly outcome?: string | undefined;
  /** The subject: a limit's name, a path, a host. Never a token, a password or an e-mail address. */
  readonly subject?: string | undefined;
  /** How many lines of the same event were left out before this one, where its lines are bounded. */
  readonly leftOut?: number | undefined;
}

/** A limit that was hit has to be named: metrics count by it. */
export type FieldsOf<Event extends SecurityEvent> = Event extends 'limit.hit'
  ? [fields: SecurityFields & { readonly subject: string }]
  : [fields?: SecurityFields];

const LONGEST_SUBJECT = 100;

/**
 * Writes one line of the security log: `{ security: event, actor, client, brand, ...fields }`, with the request's ids where it has one. Being
 * JSON, a stranger's text cannot forge a line. `client` and `brand` are null outside of requests.
 */
export function logSecurity<Event extends SecurityEvent>(
  log: Logger,
  actor: Actor,
  event: Event,
  ...[fields]: FieldsOf<Event>
): void {
  countSecurity(event, fields);
  writeSecurity(log, actor, event, fields);
}

/** In metrics, where an event counts whether its line is written or left out. */
export function countSecurity(event: SecurityEvent, fields: SecurityFields = {}): void {
  count('slipstream_security_events_total', { event });
  if (event === 'limit.hit') count('slipstream_limit_refused_total', { limit: fields.subject ?? '' });
}

/** The line alone. */
export function writeSecurity(log: Logger, actor: Actor, event: SecurityEvent, fields: SecurityFields = {}): void {
  const { level, meaning } = SECURITY_EVENTS[event];
  const { subject, ...rest } = fields;
  const request = currentRequest();
  if (request !== null && level === 'warn') request.isInSecurityLog = true;
  log[level](
    {
      security: event,
      ...(typeof actor === 'string' ? { actor } : { actor: actor.playerId, playerId: actor.playerId, sessionId: actor.sessionId }),
      client: request?.client ?? null,
      brand: request?.brand ?? null,
      ...rest,
      ...(subject === undefined ? {} : { subject: subject.slice(0, LONGEST_SUBJECT) }),
    },
    meaning,
  );
}
