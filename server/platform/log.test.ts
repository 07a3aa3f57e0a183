import { describe, expect, it } from 'vitest';
import { createLog, loggedPath } from './log.ts';

describe('the log', () => {
  it('never shows tokens or passwords', () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => lines.push(line) });
    log.info(
      { req: { headers: { authorization: 'Bearer secret-1' } }, body: { password: 'secret-2', refresh_token: 'secret-3' } },
      'x',
    );
    log.info({ grant: { access_token: 'secret-4', refresh_token: 'secret-5' }, headers: { authorization: 'secret-6' } }, 'y');
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toMatch(/secret-/);
    expect(lines.join('')).toContain('[redacted]');
  });

  it('keeps variables and tokens out at any depth, in lists and in errors too', () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => lines.push(line) });
    log.info({ operation: { variables: { bets: ['secret-1'] }, list: [{ anonymousToken: 'secret-2' }] } }, 'x');
    log.error(
      { err: Object.assign(new Error('failed'), { request: { csrfToken: 'secret-3', headers: { cookie: 'secret-4' } } }) },
      'y',
    );
    expect(lines.join('')).not.toMatch(/secret-/);
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ err: { message: 'failed', request: { csrfToken: '[redacted]' } } });
  });

  it('names the path of a request, without its query and without a searched term', () => {
    const urls = ['/live?token=secret', '/search/secret%20team/all?tab=casino', '/search?searchTerm=secret'];
    expect(urls.map(loggedPath)).toEqual(['/live', '/search/[redacted]', '/search']);
  });
});
