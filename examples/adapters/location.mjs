import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/** A location vendor whose software signs what it finds with a key that it shares with the operator. */
const signatureOf = (key, text) => createHmac('sha256', key).update(text).digest('base64url');
export function signed(key, claims) {
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${text}.${signatureOf(key, text)}`;
}

function verified(key, packet) {
  const [text = '', signature = ''] = packet.split('.');
  const [given, right] = [signature, signatureOf(key, text)].map((part) => Buffer.from(part));
  return given.length === right.length && timingSafeEqual(given, right)
    ? JSON.parse(Buffer.from(text, 'base64url').toString())
    : null;
}

const INVALID = { ok: false, error: 'INVALID' };
const isOf = (claims, owner) => claims?.playerId === owner.playerId && claims.sessionId === owner.sessionId;

export default {
  name: 'acme-location',
  contract: 1,
  create({ now }) {
    const key = process.env.ACME_LOCATION_KEY;
    if (!key) throw new Error('ACME_LOCATION_KEY is not set');
    const replaced = new Set();
    const license = ({ playerId, sessionId }) => ({ ok: true, value: signed(key, { playerId, sessionId, license: randomUUID() }) });
    return {
      issueLicense: async (owner) => license(owner),
      async replaceLicense(before, owner) {
        const claims = verified(key, before);
        if (!isOf(claims, owner) || replaced.has(claims.license)) return INVALID;
        replaced.add(claims.license);
        return license(owner);
      },
      async readPacket(packet, owner) {
        const claims = verified(key, packet);
        if (!isOf(claims, owner) || replaced.has(claims.license) || !claims.nonce || Date.parse(claims.expiresAt) <= now())
          return INVALID;
        const { position, findings, nonce, takenAt, expiresAt } = claims;
        return { ok: true, value: { position, findings, nonce, takenAt: new Date(takenAt), expiresAt: new Date(expiresAt) } };
      },
    };
  },
};
