import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createMessages } from '../../server/api/messages/createMessages.ts';
import { createQueue } from '../../server/jobs/queue.ts';
import { createLog } from '../../server/platform/log.ts';
import { addJob } from '../../server/store/jobs/jobs.ts';
import { buildTestApi } from '../support/buildTestApi.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';

let server: EdgeServer;
beforeAll(async () => {
  server = await startEdgeServer();
});
afterAll(() => server.close());

const CLIENT = { client_id: 'slipstream-web' };
type Message = Readonly<Record<string, string>>;

async function outbox(to?: string): Promise<readonly Message[]> {
  const { body } = await server.get(`/sandbox/outbox${to === undefined ? '' : `?to=${encodeURIComponent(to)}`}`);
  return body as readonly Message[];
}

/** Waits for the mail, which is sent after the answer. */
async function mailsTo(to: string, count: number): Promise<readonly Message[]> {
  await expect.poll(async () => (await outbox(to)).length).toBe(count);
  return outbox(to);
}

describe('the outbox of the sandbox', () => {
  it('lists what would have been sent, the newest first, to everybody or to one', async () => {
    await server.post('/sandbox/players', { username: 'ann', email: 'Ann@outbox.test' });
    await server.post('/sandbox/players', { username: 'ben', email: 'ben@outbox.test' });
    expect((await server.post('/api/password_reset_requests', { ...CLIENT, email: 'ann@outbox.test' })).status).toBe(201);
    await mailsTo('ann@outbox.test', 1);
    await server.post('/api/password_reset_requests', { ...CLIENT, email: 'ben@outbox.test' });
    const [mail] = await mailsTo('BEN@outbox.test', 1);
    expect(mail).toEqual({
      channel: 'EMAIL',
      to: 'ben@outbox.test',
      subject: expect.stringMatching(/^Reset your/),
      body: expect.stringContaining(mail?.link ?? 'no link'),
      link: expect.stringMatching(new RegExp(`^${server.url}/reset-password#`)),
      sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect((await outbox()).map(({ to }) => to)).toEqual(['ben@outbox.test', 'Ann@outbox.test']);
    expect(await outbox('nobody@outbox.test')).toEqual([]);
  });

  it('is empty after a reset', async () => {
    await server.post('/sandbox/reset', {});
    expect(await outbox()).toEqual([]);
  });
});

describe('messages without a sandbox', () => {
  it('are not stored; without a mail server or a gateway they fail, and the log names nobody', async () => {
    const logged: string[] = [];
    const log = createLog('info', { write: (line) => void logged.push(line) });
    const { db, clock, config } = server.deps;
    const messages = createMessages({ db, clock, log, config: { ...config, sandbox: false } });
    const before = await outbox();
    expect(await messages.mail({ to: 'ann@outbox.test', subject: 'Secret subject', text: 'x' })).toBe(false);
    expect(await messages.phone({ channel: 'SMS', to: '+12015550142', text: 'x', code: '123456' })).toBe(false);
    expect(await outbox()).toEqual(before);
    const text = logged.join('\n');
    expect(text).toContain('NO_SMTP_URL');
    expect(text).toContain('NO_GATEWAY');
    for (const personal of ['ann@', 'Secret', '2015550142', '123456']) expect(text).not.toContain(personal);
  });

  it('make sign-ups and resets refused without a mail server, which would be promised by mail', async () => {
    const api = await buildTestApi({ config: { sandbox: false } });
    onTestFinished(() => api.stop());
    for (const url of ['/api/sign_ups', '/api/password_reset_requests']) {
      const payload = { client_id: 'slipstream-web', email: 'ann@outbox.test' };
      const answer = await api.app.inject({ method: 'POST', url, payload });
      expect([answer.statusCode, answer.body]).toEqual([422, expect.stringContaining('can’t send emails')]);
    }
  });

  it('go to the mail server of SMTP_URL, and a failure names nobody in the log', async () => {
    const logged: string[] = [];
    const log = createLog('info', { write: (line) => void logged.push(line) });
    const { db, clock, config } = server.deps;
    const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'a@slipstream.test' };
    const messages = createMessages({ db, clock, log, config: { ...config, sandbox: false, mail } });
    const letter = { to: 'ann@outbox.test', subject: 's', text: 'x' };
    expect(await messages.sendMail(letter).catch(String)).toBe('Error: A mail could not be sent: ESOCKET');
    // Before there is a job: otherwise the server may take it, and send it to the outbox.
    await server.stopWork();
    await addJob(db.query, 'send-mail', letter, { tries: 1 });
    const queue = createQueue({ db, log }, { 'send-mail': messages.sendMail });
    onTestFinished(() => queue.stop());
    await queue.start();
    await expect.poll(() => logged.join('\n')).toContain('a job has failed for good');
    expect(logged.join('\n')).toContain('ESOCKET');
    expect(logged.join('\n')).not.toContain('ann@');
  });
});
