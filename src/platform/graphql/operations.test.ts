import { afterEach, describe, expect, it, vi } from 'vitest';
import { EventPageDocument } from '../data/testing/documents.ts';
import { reportedRequest } from '../errors/reportFailure.ts';
import { isPublicOperation, operationHash } from './builtOperations.ts';
import { directOperation, nameOf, textOfOperation } from './operations.ts';

afterEach(() => vi.unstubAllGlobals());

describe('an operation that is sent without Apollo', () => {
  it('is one of the platform by its name, or a query by its document and the hash in it', () => {
    const startup = { kind: 'query', text: null, hash: 'ab12' } as const;
    vi.stubGlobal('__DIRECT_OPERATIONS__', { Startup: startup });
    expect(directOperation('Startup')).toBe(startup);
    expect(() => directOperation('Heartbeat')).toThrow('knows no operation Heartbeat');
    expect(directOperation({ ...EventPageDocument, hash: 'cd34' })).toEqual({ kind: 'query', text: null, hash: 'cd34' });
    // In development.
    expect(directOperation(EventPageDocument).hash).toBeNull();
    expect([nameOf('Startup'), nameOf(EventPageDocument)]).toEqual(['Startup', 'EventPage']);
  });

  it('has its text by its name, and one that the build does not know is a bug', async () => {
    vi.stubGlobal('__OPERATION_TEXTS__', { EventPage: 'query EventPage { event }' });
    const operation = directOperation({ ...EventPageDocument, hash: 'cd34' });
    expect(await textOfOperation(nameOf(EventPageDocument), operation)).toBe('query EventPage { event }');
    await expect(textOfOperation('HomeSlate', operation)).rejects.toThrow('knows no operation HomeSlate');
  });

  it('a failed operation is reported by its name', async () => {
    const report = vi.fn();
    const request = reportedRequest(async () => ({ ok: false, error: { kind: 'refused', codes: ['NO'] } }), report);
    await request(EventPageDocument, {}, { kind: 'none' });
    expect(report).toHaveBeenCalledOnce();
    expect(report.mock.calls[0]?.join(' ')).toContain('EventPage');
  });
});

describe('what the build knows of the operations that Apollo sends', () => {
  it('is whether they are public, and their hash', () => {
    expect([isPublicOperation('SportsMenu'), operationHash('SportsMenu')]).toEqual([false, null]);
    vi.stubGlobal('__PUBLIC_OPERATIONS__', ['SportsMenu']);
    vi.stubGlobal('__OPERATION_HASHES__', { SportsMenu: 'ef56' });
    expect([isPublicOperation('SportsMenu'), operationHash('SportsMenu')]).toEqual([true, 'ef56']);
    expect([isPublicOperation('MyBets'), operationHash('MyBets')]).toEqual([false, null]);
  });
});
