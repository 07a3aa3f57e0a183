import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { WHOLE_FORM } from '../../../core/forms/fieldErrors.ts';
import { passwordProblem } from '../../../core/forms/password.ts';
import { readForm } from '../../../core/forms/readForm.ts';
import { EXPIRED_LINK, type PasswordReset, passwordReset, passwordUpdate, resetRequest } from '../../../core/rest/passwords.ts';
import { PASSWORD_PATH, PASSWORD_RESET_REQUESTS_PATH, PASSWORD_RESETS_PATH } from '../../../core/wire/apiPaths.ts';
import { ACCOUNT_POLICY } from '../../domain/identity/accountPolicy.ts';
import { PROOFS } from '../../domain/identity/stepUp.ts';
import { brandOf } from '../../platform/brandOf.ts';
import { logSecurity } from '../../platform/securityLog.ts';
import {
  credentialsOf,
  findByEmail,
  findReset,
  forgetLoginFailures,
  forgetResetsOf,
  forgetUnusedCodes,
  hashPassword,
  issueResetToken,
  MAXIMUM_PASSWORD_LENGTH,
  revokePlayerSessions,
  spendProof,
  spendReset,
  storeCredentials,
  verifyPassword,
} from '../../store/identity/index.ts';
import { findPlayer } from '../../store/players/index.ts';
import type { AccountServices } from './accountServices.ts';
import { playerOf, refuseAttempt, refuseField, refuseForm, refuseUnusable, refuseWithoutMail } from './answers.ts';
import { actionNeedsProof, askForCode } from './codes.ts';
import { passwordChangedMail, resetMail } from './resetMail.ts';

/**
 * `POST /api/password_reset_requests`, `POST /api/password_resets` and `PATCH /api/password`. A changed password ends every other session
 * of its player, and makes every reset link of theirs invalid.
 */
export function registerPasswordRoutes(app: FastifyInstance, services: AccountServices): void {
  const { deps, identity } = services;
  const { db, clock, log, config } = deps;

  function brandNameOf(request: FastifyRequest): string {
    return brandOf(request.host, null, config);
  }

  /** Mails the link to a known address. The caller's answer does not wait for it, and so says nothing about the address. */
  function sendLink(request: FastifyRequest, email: string): void {
    const origin = `${request.protocol}://${request.host}`;
    const brandName = brandNameOf(request);
    const address = request.ip;
    services.inBackground(async () => {
      const player = await findByEmail(db.query, email);
      logSecurity(log, 'visitor', 'password.reset.requested', { playerId: player?.playerId, address });
      if (player === null) return;
      await db.query.transaction().execute(async (trx) => {
        const token = await issueResetToken(trx, player.playerId, clock.now(), ACCOUNT_POLICY.resetSeconds);
        await services.messages.mail(resetMail({ to: player.email, firstName: player.firstName, brandName, origin, token }), trx);
      });
    });
  }

  /** After the new password is stored. */
  function passwordChanged(request: FastifyRequest, playerId: string, endedSessionIds: readonly string[], how: string): void {
    const brandName = brandNameOf(request);
    identity.sessionsEnded(playerId, endedSessionIds, how, request.ip);
    logSecurity(log, { playerId }, 'password.changed', { address: request.ip, outcome: how });
    services.inBackground(async () => {
      const player = await findPlayer(db.query, playerId);
      if (player === null) return;
      await services.messages.mail(passwordChangedMail({ to: player.email, firstName: player.first_name, brandName }));
    });
  }

  app.post(PASSWORD_RESET_REQUESTS_PATH, async (request, reply) => {
    if (refuseUnusable(request, reply) || refuseWithoutMail(services, reply)) return reply;
    const form = readForm(resetRequest, Object(request.body));
    if (!form.ok) return refuseForm(reply, form.error);
    const { email } = form.value;
    const waitSeconds = await services.attempt('password-reset-request', { address: request.ip, name: email });
    if (waitSeconds > 0) return refuseAttempt(reply, waitSeconds, 'email');
    sendLink(request, email);
    return reply.code(201).send({});
  });

  async function reset(
    request: FastifyRequest,
    reply: FastifyReply,
    { token, password, code }: PasswordReset,
  ): Promise<FastifyReply> {
    const refused = (playerId?: string): FastifyReply => {
      logSecurity(log, 'visitor', 'password.refused', { playerId, address: request.ip, outcome: 'RESET_TOKEN' });
      return refuseField(reply, 'token', EXPIRED_LINK);
    };
    const found = await findReset(db.query, token, clock.now());
    if (found === null) return refused();
    const { playerId, words } = found;
    const problem = passwordProblem(password, words);
    if (problem !== null) return refuseField(reply, 'password', problem);
    if (await actionNeedsProof(services, playerId, 'RESET_PASSWORD')) {
      const { source, purpose: text } = PROOFS.RESET_PASSWORD;
      const typed = code === undefined || code.trim() === '' ? null : code;
      const holder = { sessionId: `reset:${hash('sha256', token)}`, purpose: source };
      const message = await askForCode(services, { ...holder, playerId, address: request.ip, code: typed, text });
      if (message !== null) return refuseField(reply, 'code', message);
    }
    const passwordHash = await hashPassword(config.passwordCost, password);
    const now = clock.now();
    const ended = await db.query.transaction().execute(async (trx) => {
      if (!(await spendReset(trx, token, playerId, now))) return null;
      await storeCredentials(trx, playerId, passwordHash);
      await forgetUnusedCodes(trx, playerId);
      await forgetLoginFailures(trx, playerId);
      return revokePlayerSessions(trx, playerId, 'password reset', now);
    });
    if (ended === null) return refused(playerId);
    passwordChanged(request, playerId, ended, 'password reset');
    return reply.code(204).send();
  }

  app.post(PASSWORD_RESETS_PATH, async (request, reply) => {
    if (refuseUnusable(request, reply)) return reply;
    const waitSeconds = await services.attempt('password-reset', { address: request.ip });
    if (waitSeconds > 0) return refuseAttempt(reply, waitSeconds);
    const form = readForm(passwordReset, Object(request.body));
    if (!form.ok) return refuseForm(reply, form.error);
    return reset(request, reply, form.value);
  });

  app.patch(PASSWORD_PATH, async (request, reply) => {
    const viewer = await playerOf(request, reply, services, 'change');
    if (viewer === null || refuseUnusable(request, reply)) return reply;
    const { playerId, sessionId } = viewer;
    const form = readForm(passwordUpdate(), Object(request.body));
    if (!form.ok) return refuseForm(reply, form.error);
    const { current_password: current, new_password: password } = form.value;
    const waitSeconds = await services.attempt('password-update', { address: request.ip, name: playerId, playerId });
    if (waitSeconds > 0) return refuseAttempt(reply, waitSeconds, 'current_password');
    const player = await findPlayer(db.query, playerId);
    const storedHash = await credentialsOf(db.query, playerId);
    const isRight = current.length <= MAXIMUM_PASSWORD_LENGTH && (await verifyPassword(config.passwordCost, storedHash, current));
    if (!isRight || player === null) {
      logSecurity(log, viewer, 'password.refused', { address: request.ip, outcome: 'WRONG_PASSWORD' });
      return refuseField(reply, 'current_password', 'That’s not your current password');
    }
    const { username, email, first_name: firstName, last_name: lastName } = player;
    const problem = passwordProblem(password, { username, email, firstName, lastName });
    if (problem !== null) return refuseField(reply, 'new_password', problem);
    if (password === current) return refuseField(reply, 'new_password', 'Choose a password that you don’t use now');
    const passwordHash = await hashPassword(config.passwordCost, password);
    const now = clock.now();
    const needsCode = await actionNeedsProof(services, playerId, 'UPDATE_PASSWORD');
    const ended = await db.query.transaction().execute(async (trx) => {
      if (needsCode && !(await spendProof(trx, sessionId, 'UPDATE_PASSWORD', now))) return null;
      await storeCredentials(trx, playerId, passwordHash);
      await forgetUnusedCodes(trx, playerId);
      await forgetResetsOf(trx, playerId);
      return revokePlayerSessions(trx, playerId, 'password update', now, sessionId);
    });
    if (ended === null) {
      logSecurity(log, viewer, 'password.refused', { address: request.ip, outcome: 'NO_CODE' });
      return refuseField(reply, WHOLE_FORM, 'Enter the code that we send you first');
    }
    passwordChanged(request, playerId, ended, 'password update');
    return reply.code(204).send();
  });
}
