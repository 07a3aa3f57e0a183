import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Mailer, PhoneGateway } from '../../../server/api/messages/createMessages.ts';
import type { DocumentVerification } from '../../../server/domain/documents/documentVerification.ts';

export interface Breakable<Value> {
  readonly adapter: Value;
  /** Whether the provider answers from now on. */
  answer(isUp: boolean): void;
}

const MESSAGE = { channel: 'SMS', to: '+12015550123', text: 'Your code is 123456', code: '123456' } as const;

/** The contract of DOCUMENTS_ADAPTER. */
export function describeDocumentsAdapter(name: string, make: () => Promise<Breakable<DocumentVerification>>): void {
  describe(`the documents adapter ${name}`, () => {
    const check = () => ({ id: randomUUID(), playerId: randomUUID(), documentType: 'PASSPORT' as const, startedAt: new Date() });

    it('answers the same check to the same id, and what is decided of it', async () => {
      const { adapter } = await make();
      const begun = check();
      const [first, second] = [await adapter.begin(begun), await adapter.begin(begun)];
      expect(first).toEqual({ reference: expect.stringMatching(/./), url: first.url });
      expect(second.reference).toBe(first.reference);
      expect((await adapter.begin(check())).reference).not.toBe(first.reference);
      const { state } = await adapter.read({ ...begun, reference: first.reference });
      expect(['PENDING', 'REVIEW', 'APPROVED', 'REJECTED']).toContain(state);
    });

    it('throws where its provider gives no answer', async () => {
      const { adapter, answer } = await make();
      answer(false);
      await expect(adapter.begin(check())).rejects.toThrow();
      await expect(adapter.read({ ...check(), reference: 'r' })).rejects.toThrow();
    });
  });
}

/** The contract of PHONE_ADAPTER and MAIL_ADAPTER. */
export function describeMessageAdapter(name: string, make: () => Promise<Breakable<{ send: PhoneGateway } | Mailer>>): void {
  it(`the message adapter ${name} resolves when a message is taken, and else throws without a word of it`, async () => {
    const { adapter, answer } = await make();
    const mail = { from: 'a@example.com', to: { name: '', address: MESSAGE.to }, subject: 'Code', text: MESSAGE.text };
    const send = async (): Promise<unknown> => ('send' in adapter ? adapter.send(MESSAGE) : adapter.sendMail(mail));
    await send();
    answer(false);
    const reason = await send().then(
      () => 'nothing was thrown',
      (error: unknown) => String(error),
    );
    expect(reason).not.toMatch(/nothing was thrown|123456|5550123/);
  });
}
