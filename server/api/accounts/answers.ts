import type { FastifyReply, FastifyRequest } from 'fastify';
import { type FieldErrors, WHOLE_FORM } from '../../../core/forms/fieldErrors.ts';
import type { Viewer } from '../../domain/identity/viewer.ts';
import { brandOf } from '../../platform/brandOf.ts';
import { unusableInput } from '../edge/unusableInput.ts';
import { authenticate } from '../graphql/authenticate.ts';
import type { AccountServices } from './accountServices.ts';

/** A form was refused: 422 and the messages by field. */
export function refuseForm(reply: FastifyReply, errors: FieldErrors): FastifyReply {
  return reply.code(422).send(errors);
}

export function refuseField(reply: FastifyReply, field: string, message: string): FastifyReply {
  return refuseForm(reply, { errors: { [field]: [{ message }] } });
}

function waitText(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** Too many attempts: 429 with the wait, and the message at a field. */
export function refuseAttempt(reply: FastifyReply, waitSeconds: number, field: string = WHOLE_FORM): FastifyReply {
  const message = `Too many tries. Please wait ${waitText(waitSeconds)} and try again.`;
  return reply
    .code(429)
    .header('retry-after', waitSeconds)
    .send({ errors: { [field]: [{ message }] } } satisfies FieldErrors);
}

/** What needs a mail is refused where none can be sent. @returns whether it was. */
export function refuseWithoutMail({ messages }: Pick<AccountServices, 'messages'>, reply: FastifyReply): boolean {
  if (messages.canMail) return false;
  refuseField(reply, WHOLE_FORM, 'We can’t send emails at the moment. Please contact Support.');
  return true;
}

/** Answers 422 for a body with bytes that no database stores. @returns whether it did. */
export function refuseUnusable(request: FastifyRequest, reply: FastifyReply): boolean {
  const problem = unusableInput(request.body);
  if (problem !== null) refuseField(reply, WHOLE_FORM, problem);
  return problem !== null;
}

export type PlayerViewer = Extract<Viewer, { kind: 'player' }>;

/**
 * The logged-in player of a request; null: it was refused, with 401, or with 403 where an account with limited access may only look.
 * @param what the request does.
 */
export async function playerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, identity }: Pick<AccountServices, 'deps' | 'identity'>,
  what: 'look' | 'change' = 'look',
): Promise<PlayerViewer | null> {
  const brand = brandOf(request.host, null, deps.config);
  const authenticated = await authenticate(request.headers.authorization, identity, brand);
  if (!authenticated.ok || authenticated.value.viewer.kind !== 'player') {
    reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'Log in first', code: 'UNAUTHENTICATED', retryable: false });
    return null;
  }
  const { viewer } = authenticated.value;
  if (what === 'look' || !viewer.limited) return viewer;
  const message = 'Your account has limited access at the moment. Contact support to change that.';
  reply.code(403).send({ errors: { [WHOLE_FORM]: [{ message }] } } satisfies FieldErrors);
  return null;
}
