import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { type JournalLine, openJournal, readJournal } from '../../programs/service/journal.ts';
import { openTables } from './tables.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'slipstream-journal-'));
afterAll(() => rmSync(directory, { recursive: true }));

async function linesOf(file: string): Promise<readonly JournalLine[]> {
  const lines: JournalLine[] = [];
  for await (const line of readJournal(file)) lines.push(line);
  return lines;
}

describe('the journal', () => {
  it('begins another file when one is large, and reads every record where it was written, also after a start', async () => {
    const file = path.join(directory, 'rotated.jsonl');
    const records = Array.from({ length: 9 }, (_, index) => ({ index, text: `größer ${'x'.repeat(index)}` }));
    const positions: number[] = [];
    for (const part of [records.slice(0, 5), records.slice(5)]) {
      const journal = await openJournal(file, 80);
      for (const record of part) positions.push(await journal.append(record));
      for (const [index, position] of positions.entries()) expect(await journal.read(position)).toEqual(records[index]);
      await journal.close();
    }
    expect(readdirSync(directory).length).toBeGreaterThan(2);
    expect(await linesOf(file)).toEqual(records.map((record, index) => ({ position: positions[index], record })));
  });

  it('is not read for an unknown round, and once for one that is no longer in memory', async () => {
    const file = path.join(directory, 'rounds.jsonl');
    const journal = await openJournal(file);
    const round = (id: number) => ({ round: { id: `r${id}`, playerId: 'p', phase: 'ENDED' } });
    await Promise.all(Array.from({ length: 5_002 }, (_, id) => journal.append(round(id))));
    const read = vi.spyOn(journal, 'read');
    const tables = await openTables(file, journal);
    expect([await tables.round('nothing'), read.mock.calls.length]).toEqual([null, 0]);
    expect(await tables.round('r0')).toEqual(round(0).round);
    expect(read).toHaveBeenCalledTimes(1);
    await journal.close();
  });
});
