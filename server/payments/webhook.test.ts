import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { createWebhookReader } from './webhook.ts';

const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes ...').toString('base64')}`;
const STATUS = {
  reference: 'pay_1',
  key: 'r1:1',
  state: 'succeeded',
  amountCents: 5_000,
  currency: 'USD',
  reason: null,
  at: '2026-11-27T10:00:00.000Z',
};
const read = createWebhookReader(() => SECRET);
const bodyOf = (data: unknown, type = 'payment.updated') => JSON.stringify({ type, timestamp: STATUS.at, data });

function signed(body: string, { id = 'evt_1', ageSeconds = 0, secret = SECRET } = {}) {
  const at = new Date(Date.now() - ageSeconds * 1_000);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
}

describe('a webhook of the payment gateway', () => {
  it('is read with its id, whatever else it says', () => {
    const body = bodyOf({ ...STATUS, method: { id: 'm', name: 'Bank', description: 'Ending in 1' }, more: 1 });
    const { method, ...rest } = JSON.parse(body).data;
    delete rest.more;
    expect(read(body, signed(body))).toEqual({ eventId: 'evt_1', status: { ...rest, method } });
  });

  it('is refused where it is forged, changed, signed for another id, or older or newer than five minutes', () => {
    const body = bodyOf(STATUS);
    const other = `whsec_${Buffer.from('another secret of many bytes ...').toString('base64')}`;
    const refused: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
      [body, signed(body, { secret: other })],
      [body.replace('5000', '6000'), signed(body)],
      [body, { ...signed(body), 'webhook-id': 'evt_2' }],
      [body, signed(body, { ageSeconds: 301 })],
      [body, signed(body, { ageSeconds: -301 })],
      [body, { ...signed(body), 'webhook-timestamp': undefined }],
      [body, {}],
    ];
    for (const [text, headers] of refused) expect(read(text, headers)).toBe('BAD_SIGNATURE');
    expect(read(body, signed(body, { ageSeconds: 290 }))).toMatchObject({ eventId: 'evt_1' });
  });

  it('is told apart where it is signed but no status of a payment', () => {
    for (const data of [
      { ...STATUS, state: 'odd' },
      { ...STATUS, amountCents: '5000' },
      { ...STATUS, amountCents: 0.5 },
      null,
      [],
    ]) {
      const body = bodyOf(data);
      expect(read(body, signed(body))).toBe('UNREADABLE');
    }
    expect(read('[]', signed('[]'))).toBe('UNREADABLE');
    const other = bodyOf(STATUS, 'account.updated');
    expect(read(other, signed(other))).toBeNull();
  });
});
