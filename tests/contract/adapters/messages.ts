import { expect, it } from 'vitest';
import type { Mailer, PhoneGateway } from '../../../server/api/messages/messagePorts.ts';
import { type Make, needed } from './rehearsal.ts';

const text = 'Your code is 123456';
const PHONE = { channel: 'SMS', to: '+12015550123', text, code: '123456' } as const;
const MAIL = {
  from: 'a@example.com',
  to: { name: '', address: 'maya@example.com' },
  subject: 'Code',
  text,
  disableUrlAccess: true,
};

function itSends(name: string, make: Make<() => Promise<unknown>, 'phone' | 'mail'>): void {
  it(`${name} takes a message`, async () => {
    const { port: send } = await make();
    await send();
  });

  it(`${name} throws where its provider gives no answer, without a word of the message`, async (test) => {
    const { port: send, rehearsal } = await make();
    await needed(rehearsal.answer, test)(false);
    const reason = await send().then(
      () => 'nothing was thrown',
      (error: unknown) => String(error),
    );
    expect(reason).not.toMatch(/nothing was thrown|123456|5550123|maya/);
  });
}

/** The contract of PHONE_ADAPTER. */
export function describePhoneAdapter(name: string, make: Make<PhoneGateway, 'phone'>): void {
  itSends(`the phone adapter ${name}`, async () => {
    const { port, rehearsal } = await make();
    return { port: () => port(PHONE), rehearsal };
  });
}

/** The contract of MAIL_ADAPTER. */
export function describeMailAdapter(name: string, make: Make<Mailer, 'mail'>): void {
  itSends(`the mail adapter ${name}`, async () => {
    const { port, rehearsal } = await make();
    return { port: () => port.sendMail(MAIL), rehearsal };
  });
}
