import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { earlierFiles } from '../../server/api/gateway/earlierFiles.ts';
import { addAppFiles, findAppFile, noteAppFiles } from '../../server/store/builds/appFiles.ts';
import { scratchDatabase } from '../support/scratchDatabase.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';

let server: EdgeServer;
beforeAll(async () => {
  server = await startEdgeServer();
});
afterAll(() => server.close());

const OLD = 'assets/MyBetsPage-Old1old2.js';
const SOURCE = 'export const old = "a chunk of the build before";';
const file = (name: string, text: string) => ({
  path: name,
  sha256: createHash('sha256').update(text).digest('hex'),
  brotli: true,
  bytes: brotliCompressSync(text),
});

it('a chunk of the build before is served from the database, compressed as the browser accepts', async () => {
  await addAppFiles(server.deps.db, [file(OLD, SOURCE)], new Date());
  for (const encoding of ['br', 'gzip']) {
    const answer = await fetch(`${server.url}/${OLD}`, { headers: { 'accept-encoding': encoding } });
    expect([answer.status, answer.headers.get('content-encoding'), await answer.text()]).toEqual([
      200,
      encoding === 'br' ? 'br' : null,
      SOURCE,
    ]);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
  expect((await fetch(`${server.url}/assets/MyBetsPage-Non1non2.js`)).status).toBe(404);
});

it('a start stores the hashed files of its build, as they are compressed', async () => {
  const stored = await findAppFile(server.deps.db, 'assets/index-Ab12cd34.js');
  expect(stored).toMatchObject({ brotli: true, bytes: Buffer.from('as brotli'), sha256: file('', 'console.log(1)').sha256 });
});

it('a start whose build is stored reads no file and writes nothing', async () => {
  const { deps, appDirectory } = server;
  const rows = () => deps.db.query.selectFrom('app_files').select(['path', 'served_at']).orderBy('path').execute();
  const before = await rows();
  // A file that would fail to be read.
  const chunk = path.join(appDirectory, 'assets/index-Ab12cd34.js.br');
  await rm(chunk);
  const files = earlierFiles(deps, appDirectory);
  await files.store();
  expect(await rows()).toEqual(before);
  await writeFile(chunk, 'as brotli');
});

it('kept files are those that a server has had within 30 days', async () => {
  const { db, drop } = await scratchDatabase();
  const day = (number: number): Date => new Date(Date.UTC(2026, 0, 1 + number));
  const [old, both] = ['assets/old-Ab12cd34.js', 'assets/both-Ab12cd34.js'];
  expect(await noteAppFiles(db, [old, both], day(0))).toEqual([old, both]);
  await addAppFiles(db, [file(old, '1'), file(both, '2')], day(0));
  expect(await noteAppFiles(db, [both, 'assets/new-Ab12cd34.js'], day(30))).toEqual(['assets/new-Ab12cd34.js']);
  expect(await findAppFile(db, old)).not.toBeNull();
  await noteAppFiles(db, [], day(31));
  expect([await findAppFile(db, old), (await findAppFile(db, both))?.path]).toEqual([null, both]);
  await drop();
});
