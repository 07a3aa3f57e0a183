import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { ReportedRound } from '../../domain/casino/reconcileRounds.ts';
import { StartupFailure } from '../../platform/startupFailure.ts';

const cents = z.number().int().min(0);
const round = z.object({ roundId: z.string().min(1), betCents: cents, winCents: cents, status: z.string().min(1) });

/** The report of a game server: a round a line, JSON. @throws StartupFailure with the first line that is none. */
export function readRoundReport(file: string): readonly ReportedRound[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    if (line === '') return [];
    const parsed = round.safeParse(parse(line));
    if (!parsed.success) throw new StartupFailure(`Line ${index + 1} of ${file} is no round.`);
    return [parsed.data];
  });
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
