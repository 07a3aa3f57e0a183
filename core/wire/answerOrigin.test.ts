import { describe, expect, it } from 'vitest';
import { originOf, probeOutcomeOf } from './answerOrigin.ts';

const OURS = { 'x-slipstream-server': '1' };
const of = (status: number, type: string, more: Record<string, string> = {}): Response =>
  new Response('{}', { status, headers: { 'content-type': type, ...more } });

describe('an answer', () => {
  it.each([
    ['of our server', of(200, 'text/html', OURS), 'ours'],
    ['of our server, an error', of(503, 'application/json', OURS), 'ours'],
    ['of a server of the contract without our header', of(200, 'application/json'), 'ours'],
    ['of a maintenance at the edge', of(503, 'text/html', { 'x-maintenance-mode-enabled': 'true' }), 'ours'],
    ['of a captive portal', of(200, 'text/html; charset=utf-8'), 'foreign'],
    ['of a portal that wants a log-in', of(511, 'text/html'), 'foreign'],
    ['of a proxy without a server', of(502, 'text/html'), 'foreign'],
    ['with an error that says not whose it is', of(502, 'application/json'), 'unclear'],
  ])('%s', (_name, response, origin) => {
    expect(originOf(response)).toBe(origin);
  });
});

describe('an answer of the health path', () => {
  it.each([
    ['with our header', new Response('', { status: 503, headers: OURS }), 'ours'],
    ['with its JSON', Response.json({ status: 'ok' }), 'ours'],
    ['with another JSON', Response.json({ status: 'down' }), 'foreign'],
    ['with an error that is not ours', Response.json({ status: 'ok' }, { status: 502 }), 'error'],
    ['with the wish for a log-in', new Response('<h1>Hotel</h1>', { status: 511 }), 'foreign'],
    ['with a page', new Response('<h1>Welcome to the hotel</h1>', { headers: { 'content-type': 'text/html' } }), 'foreign'],
  ])('%s', async (_name, response, outcome) => {
    expect(await probeOutcomeOf(response)).toBe(outcome);
  });
});
