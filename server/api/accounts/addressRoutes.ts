import type { FastifyInstance } from 'fastify';
import { WHOLE_FORM } from '../../../core/forms/fieldErrors.ts';
import { readAddress } from '../../../core/rest/address.ts';
import { ageOn, minimumAge, signUpDate } from '../../../core/texts/signUpCountries.ts';
import { ADDRESS_PATH } from '../../../core/wire/apiPaths.ts';
import { operatingRegions } from '../../domain/location/regions.ts';
import { logSecurity } from '../../platform/securityLog.ts';
import { spendProof } from '../../store/identity/index.ts';
import { changePlayerAddress, readBirthDate, readPlayerAddress } from '../../store/players/index.ts';
import type { AccountServices } from './accountServices.ts';
import { plausibleAddress, REFUSED_ADDRESS } from './addressCheck.ts';
import { playerOf, refuseField, refuseForm, refuseUnusable } from './answers.ts';
import { actionNeedsProof } from './codes.ts';

/** `GET` and `PATCH /i/address`: where the player lives. Each change is a row that stays. */
export function registerAddressRoutes(app: FastifyInstance, services: AccountServices): void {
  const { db, clock, log } = services.deps;

  app.get(ADDRESS_PATH, async (request, reply) => {
    const viewer = await playerOf(request, reply, services);
    if (viewer === null) return reply;
    return reply.send(await readPlayerAddress(db.query, viewer.playerId));
  });

  app.patch(ADDRESS_PATH, async (request, reply) => {
    const viewer = await playerOf(request, reply, services, 'change');
    if (viewer === null || refuseUnusable(request, reply)) return reply;
    const form = readAddress(Object(request.body));
    if (!form.ok) return refuseForm(reply, form.error);
    const { street, city, region_code: regionCode, postal_code: postalCode } = form.value;
    if (!operatingRegions().some(({ code }) => code === regionCode))
      return refuseField(reply, 'region_code', 'Please choose where you live');
    const check = await plausibleAddress({ street, city, regionCode, postalCode });
    if (check !== 'PLAUSIBLE') return refuseField(reply, ...REFUSED_ADDRESS[check]);
    const [age, birth] = [minimumAge(regionCode), await readBirthDate(db.query, viewer.playerId)];
    if (age !== null && birth !== null && ageOn(signUpDate(clock.now().getTime()), birth) < age)
      return refuseField(reply, 'region_code', `You need to be ${age} or older there`);
    const { playerId, sessionId } = viewer;
    const now = clock.now();
    const needsCode = await actionNeedsProof(services, playerId, 'ADDRESS');
    const changed = await changePlayerAddress(
      db,
      playerId,
      form.value,
      check,
      now,
      async (trx) => !needsCode || spendProof(trx, sessionId, 'ADDRESS', now),
    );
    if (!changed.ok && changed.error === 'NO_CODE') return refuseField(reply, WHOLE_FORM, 'Enter the code that we send you first');
    if (!changed.ok) {
      return refuseField(
        reply,
        'region_code',
        'To move to another state or province, add a document that shows your new address first',
      );
    }
    logSecurity(log, viewer, 'address.changed', { address: request.ip, outcome: regionCode });
    return reply.send(await readPlayerAddress(db.query, playerId));
  });
}
