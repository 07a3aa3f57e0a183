import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DocumentsUnavailable, type DocumentVerification } from '../../../server/domain/documents/documentVerification.ts';
import { type Make, needed } from './rehearsal.ts';

const check = () => ({ id: randomUUID(), playerId: randomUUID(), documentType: 'PASSPORT' as const, startedAt: new Date() });

/** The contract of DOCUMENTS_ADAPTER. */
export function describeDocumentsAdapter(name: string, make: Make<DocumentVerification, 'documents'>): void {
  describe(`the documents adapter ${name}`, () => {
    it('answers the same check to the same id, and what is decided of it', async () => {
      const { port } = await make();
      const started = check();
      const [first, second] = [await port.begin(started), await port.begin(started)];
      expect(first).toEqual({ reference: expect.stringMatching(/./), url: first.url });
      expect(second.reference).toBe(first.reference);
      expect((await port.begin(check())).reference).not.toBe(first.reference);
      const { state } = await port.read({ ...started, reference: first.reference });
      expect(['PENDING', 'REVIEW', 'APPROVED', 'REJECTED']).toContain(state);
    });

    it('throws where its provider gives no answer', async (test) => {
      const { port, rehearsal } = await make();
      const started = check();
      const { reference } = await port.begin(started);
      await needed(rehearsal.answer, test)(false);
      await expect(port.begin(check())).rejects.toThrow(DocumentsUnavailable);
      await expect(port.read({ ...started, reference })).rejects.toThrow(DocumentsUnavailable);
    });
  });
}
