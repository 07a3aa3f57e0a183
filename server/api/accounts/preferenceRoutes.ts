import type { FastifyInstance } from 'fastify';
import { readForm } from '../../../core/forms/readForm.ts';
import {
  type EmailPreferences,
  emailPreferences,
  type LoginPreferences,
  loginPreferences,
} from '../../../core/rest/preferences.ts';
import { EMAIL_PREFERENCES_PATH, LOGIN_PREFERENCES_PATH } from '../../../core/wire/apiPaths.ts';
import { brandOf } from '../../platform/brandOf.ts';
import { logSecurity } from '../../platform/securityLog.ts';
import { spendProof } from '../../store/identity/index.ts';
import { findPlayer, readPreferences, setEmailOffers, setStrongAuth } from '../../store/players/index.ts';
import type { AccountServices } from './accountServices.ts';
import { playerOf, refuseField, refuseForm, refuseUnusable } from './answers.ts';
import { actionNeedsProof } from './codes.ts';
import { strongAuthMail } from './resetMail.ts';

/** `GET` and `PATCH` of `/api/login_preferences` and `/i/email_preferences`: those of the player who asks. */
export function registerPreferenceRoutes(app: FastifyInstance, services: AccountServices): void {
  const { db, clock, log, config } = services.deps;

  app.get(LOGIN_PREFERENCES_PATH, async (request, reply) => {
    const viewer = await playerOf(request, reply, services);
    if (viewer === null) return reply;
    const preferences = await readPreferences(db.query, viewer.playerId);
    return reply.send({ strong_auth_enabled: preferences?.strongAuthEnabled ?? false } satisfies LoginPreferences);
  });

  app.patch(LOGIN_PREFERENCES_PATH, async (request, reply) => {
    const viewer = await playerOf(request, reply, services, 'change');
    if (viewer === null || refuseUnusable(request, reply)) return reply;
    const form = readForm(loginPreferences, Object(request.body));
    if (!form.ok) return refuseForm(reply, form.error);
    const isEnabled = form.value.strong_auth_enabled;
    const { playerId, sessionId } = viewer;
    const player = await findPlayer(db.query, playerId);
    if (player === null || player.strong_auth_enabled === isEnabled)
      return reply.send({ strong_auth_enabled: isEnabled } satisfies LoginPreferences);
    // On: the code shows that codes reach the player. Off: a stolen session must not open what codes protect.
    const needsCode = await actionNeedsProof(services, playerId, isEnabled ? 'FACTOR_ON' : 'FACTOR_OFF');
    const isSaved = await db.query.transaction().execute(async (trx) => {
      if (needsCode && !(await spendProof(trx, sessionId, 'LOGIN_PREFERENCES', clock.now()))) return false;
      await setStrongAuth(trx, playerId, isEnabled);
      const brandName = brandOf(request.host, null, config);
      await services.messages.mail(strongAuthMail({ to: player.email, firstName: player.first_name, brandName, isEnabled }), trx);
      return true;
    });
    logSecurity(log, viewer, isSaved ? 'factor.changed' : 'factor.refused', {
      address: request.ip,
      outcome: isEnabled ? 'ON' : 'OFF',
    });
    if (!isSaved) return refuseField(reply, 'strong_auth_enabled', 'Enter the code that we send you first');
    return reply.send({ strong_auth_enabled: isEnabled } satisfies LoginPreferences);
  });

  app.get(EMAIL_PREFERENCES_PATH, async (request, reply) => {
    const viewer = await playerOf(request, reply, services);
    if (viewer === null) return reply;
    const preferences = await readPreferences(db.query, viewer.playerId);
    return reply.send({ offers: preferences?.emailOffers ?? false } satisfies EmailPreferences);
  });

  app.patch(EMAIL_PREFERENCES_PATH, async (request, reply) => {
    const viewer = await playerOf(request, reply, services, 'change');
    if (viewer === null || refuseUnusable(request, reply)) return reply;
    const form = readForm(emailPreferences, Object(request.body));
    if (!form.ok) return refuseForm(reply, form.error);
    await setEmailOffers(db.query, viewer.playerId, form.value.offers);
    return reply.send(form.value satisfies EmailPreferences);
  });
}
