import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press, read, renderInPage } from '../../../../../tests/support/page.tsx';
import { streamServer } from '../../testing/streamServer.ts';
import { LiveStream } from './LiveStream.tsx';

function open(status: string, isLoggedIn = true) {
  const { server, services } = streamServer(status, isLoggedIn);
  renderInPage(<LiveStream eventId="e1" />, { services });
  return server;
}

/** The streaming origin's next answer. @returns the addresses that are asked from now on */
function answerStream(response: Response): readonly string[] {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    return response;
  });
  return requested;
}

it.each([
  ['NOT_FUNDED', 'Streams are for players with a balance or an open bet.'],
  ['NOT_LOCATED', 'Streams are shown once your location is verified in an operating area.'],
  ['RESTRICTED', 'Streams are closed while your play is stopped.'],
])('a player who cannot watch reads why, and has nothing to press: %s', async (status, text) => {
  open(status);
  await waitFor(() => expect(read()).toBe(text));
  expect(screen.queryByRole('button')).toBeNull();
});

it('nothing is drawn where there is no stream, and a visitor asks for none', async () => {
  const server = open('NOT_OFFERED');
  await waitFor(() => expect(server.calls).toEqual(['LiveStream {"eventId":"e1"}']));
  expect(read()).toBe('');
  expect(open('AVAILABLE', false).calls).toEqual([]);
});

it('nothing is asked of the streaming origin before the press on Watch; what it answers is said, and a fault can be tried again', async () => {
  open('AVAILABLE');
  await screen.findByRole('button', { name: 'Watch' });
  const requested = answerStream(new Response('', { status: 500 }));
  press('Watch');
  await waitFor(() => expect(read()).toContain('The stream is interrupted'));
  expect(requested).toEqual(['https://streams.test/v1/streams/grant']);
  answerStream(
    Response.json({ kind: 'HLS', url: '/v1/streams/grant/index.m3u8', captionsUrl: null, isRecorded: true, delaySeconds: null }),
  );
  press('Try again');
  await waitFor(() => expect(read()).toContain('Recorded demonstration: it does not show this game.'));
  press('Close');
  await screen.findByRole('button', { name: 'Watch' });
});
