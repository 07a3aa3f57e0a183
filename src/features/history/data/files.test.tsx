import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { read, renderInPage } from '../../../../tests/support/page.tsx';
import { fakeServer } from '../../../platform/data/testing/fakeServer.ts';
import { ALL_DATA, useFile } from './files.ts';

function Probe() {
  const { busyPath, place, read: readFile } = useFile();
  const [file, setFile] = useState('');
  const take = async (): Promise<void> => {
    const answer = await readFile(ALL_DATA);
    setFile(typeof answer === 'string' ? answer : answer.name);
  };
  return (
    <>
      <button type="button" onClick={() => void take()}>
        Take
      </button>
      <p>{`${busyPath === null ? 'idle' : 'busy'}, place ${place}, ${file}`}</p>
    </>
  );
}

it('who waits for all their data sees their place in the line until the file is there', async () => {
  const server = fakeServer();
  const answers = [{ place: 3 }, { place: 1 }, { exportedAt: '2026-11-29T08:00:00Z', bets: [] }];
  server.answer('GET /i/data_export', () => answers.shift());
  renderInPage(<Probe />, { services: { data: server.data, ...server.time, connection: server.connection } });
  fireEvent.click(screen.getByRole('button', { name: 'Take' }));
  await waitFor(() => expect(read()).toContain('busy, place 3,'));
  await server.time.pass(1_000);
  await waitFor(() => expect(read()).toContain('busy, place 1,'));
  await server.time.pass(1_000);
  await waitFor(() => expect(read()).toContain('idle, place null, my-data-2026-11-29.json'));
  expect(server.calls).toHaveLength(3);
});
