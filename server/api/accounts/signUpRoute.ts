import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { WHOLE_FORM } from '../../../core/forms/fieldErrors.ts';
import { readForm } from '../../../core/forms/readForm.ts';
import { appClient } from '../../../core/rest/appClient.ts';
import { readSignUp, type SignUp, type SignUpAnswer } from '../../../core/rest/signUp.ts';
import { isSignUpCountry, signUpDate } from '../../../core/texts/signUpCountries.ts';
import { SIGN_UPS_PATH } from '../../../core/wire/apiPaths.ts';
import { operatingRegions } from '../../domain/location/regions.ts';
import { brandOf } from '../../platform/brandOf.ts';
import { playCreditCents, playCreditOf } from '../../platform/playCredit.ts';
import { logSecurity } from '../../platform/securityLog.ts';
import { createPlayer, isUsernameTaken } from '../../store/players/index.ts';
import { attributeReferral } from '../../store/referrals/index.ts';
import { visitorOf } from '../location/visitors.ts';
import type { AccountServices } from './accountServices.ts';
import { type AddressCheck, plausibleAddress, REFUSED_ADDRESS } from './addressCheck.ts';
import { refuseAttempt, refuseField, refuseForm, refuseUnusable, refuseWithoutMail } from './answers.ts';
import { knownAddressMail, welcomeMail } from './signUpMails.ts';

const USERNAME_TAKEN = 'This username is taken. Try another one.';

/**
 * `POST /api/sign_ups`: opens an account, where the visitor's IP country is CA or US. For an e-mail address that has an account the answer
 * is the same, and its owner gets a mail: only the mailbox says which addresses have accounts. A username that is taken must be said.
 */
export function registerSignUp(
  app: FastifyInstance,
  services: AccountServices,
  checkAddress: AddressCheck = plausibleAddress,
): void {
  const { deps } = services;
  const { db, clock, log, config } = deps;

  async function open(request: FastifyRequest, reply: FastifyReply, form: SignUp): Promise<FastifyReply> {
    const { email, username, region_code: regionCode, first_name: firstName } = form;
    // First: whether a taken username is reported must not depend on the e-mail address.
    if (await isUsernameTaken(db.query, username)) return refuseField(reply, 'username', USERNAME_TAKEN);
    const address = { street: form.street, city: form.city, regionCode, postalCode: form.postal_code };
    const addressCheck = await checkAddress(address);
    if (addressCheck !== 'PLAUSIBLE') {
      const [field, message] = REFUSED_ADDRESS[addressCheck];
      return refuseField(reply, field, message);
    }
    const created = await createPlayer(deps, {
      username,
      password: form.password,
      email,
      firstName,
      lastName: form.last_name,
      regionCode,
      balanceCents: 0,
      ...playCreditOf(brandOf(request.host, null, config), config),
      firstLogin: true,
      phone: form.phone,
      emailOffers: form.email_offers,
      details: { ...address, dateOfBirth: form.date_of_birth, addressCheck },
    });
    if (!created.ok && created.error === 'USERNAME_TAKEN') return refuseField(reply, 'username', USERNAME_TAKEN);
    if (created.ok && form.referral_code !== undefined)
      await attributeReferral(db.query, created.value.id, form.referral_code, clock.now());
    const mail = { to: email, brandName: brandOf(request.host, null, config), origin: `${request.protocol}://${request.host}` };
    if (created.ok) logSecurity(log, { playerId: created.value.id }, 'account.created', { address: request.ip });
    services.inBackground(async () => {
      await services.messages.mail(created.ok ? welcomeMail({ ...mail, firstName, username }) : knownAddressMail(mail));
    });
    // The same for an address that has an account.
    const answer: SignUpAnswer = { play_credit_cents: playCreditCents(config) };
    return reply.code(201).send(answer);
  }

  app.post(SIGN_UPS_PATH, async (request, reply) => {
    if (refuseUnusable(request, reply) || refuseWithoutMail(services, reply)) return reply;
    const client = readForm(appClient, Object(request.body));
    if (!client.ok) return refuseForm(reply, client.error);
    const { countryCode } = await services.placeOfVisitor({ ...visitorOf(request), playerId: null });
    if (!isSignUpCountry(countryCode)) {
      const message = `${brandOf(request.host, null, config)} does not operate in your region.`;
      return reply.code(403).send({ errors: { [WHOLE_FORM]: [{ message }] } });
    }
    const form = readSignUp(request.body, signUpDate(clock.now().getTime()));
    if (!form.ok) return refuseForm(reply, form.error);
    if (!operatingRegions().some(({ code }) => code === form.value.region_code))
      return refuseField(reply, 'region_code', 'Please choose where you live');
    const waitSeconds = await services.attempt('sign-up', { address: request.ip, name: form.value.email });
    if (waitSeconds > 0) return refuseAttempt(reply, waitSeconds);
    return open(request, reply, form.value);
  });
}
