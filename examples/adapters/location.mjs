import { provider } from './provider.mjs';

/** A location vendor: its software on the device makes packets by a licence, which its service reads for us. */
const INVALID = { ok: false, error: 'INVALID' };

export const adapter = {
  name: 'acme-location',
  contract: 1,
  create({ now }) {
    const ask = provider('ACME_LOCATION', 4_000);
    const bodyOf = ({ playerId, sessionId }, more) => ({ body: { customer: playerId, session: sessionId, ...more } });
    const licence = (answer) => (answer === null ? INVALID : { ok: true, value: answer.license });
    return {
      issueLicense: async (owner, type) => licence(await ask('/licenses', bodyOf(owner, { type }))),
      // The vendor knows for whom the licence before was, and takes no packets by it any more, whichever server asks.
      replaceLicense: async (license, owner, type) => licence(await ask('/licenses/replace', bodyOf(owner, { license, type }))),
      // Only for a vendor without software on the device: what the browser says, for the vendor to judge by it and by the address.
      async makePacket(license, reported, address) {
        const made = await ask('/packets', { body: { license, reported, address } });
        return made === null ? INVALID : { ok: true, value: made.packet };
      },
      async readPacket(packet, owner) {
        const read = await ask('/packets/read', { body: { packet } });
        if (read?.customer !== owner.playerId || read.session !== owner.sessionId) return INVALID;
        const { position, findings, id: nonce } = read;
        const [takenAt, expiresAt] = [new Date(read.takenAt), new Date(read.expiresAt)];
        return expiresAt <= now() ? INVALID : { ok: true, value: { position, findings, nonce, takenAt, expiresAt } };
      },
    };
  },
};
