import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadConfig } from '../platform/loadConfig.ts';
import { createLog } from '../platform/log.ts';
import { openCommandDatabase } from '../platform/postgres/commandDatabase.ts';
import { configuredAddresses, openDatabase } from '../start/connectDatabase.ts';
import { findFlaw, findOutsideFlaw, readSaferPlayLog } from '../store/saferPlay/index.ts';
import { firstSentence } from './support/firstSentence.ts';

const USAGE = 'Usage: npm run safer-play:verify -- [--head FILE]\n';
/** The log fits, and nothing from outside of the database says that it is the log that was written. */
const UNPROVEN = 2;

/** The heads that a server's log has, or those of a file with one `POSITION HEAD` in a line. */
async function outsideHeads(file: string): Promise<ReadonlyMap<number, string>> {
  const text = await readFile(file, 'utf8');
  const logged = text.matchAll(/"position":(\d+)[^\n]*?"head":"([0-9a-f]{64})"/g);
  const written = text.matchAll(/^(\d+) ([0-9a-f]{64})$/gm);
  return new Map([...logged, ...written].map(([, position, head = '']) => [Number(position), head]));
}

/**
 * `npm run safer-play:verify -- --head FILE`: computes every hash of the log of safer play again, and the limits and stops that follow from it. One line
 * on standard output says that the log, its heads, the state and the heads of the file fit, or names the first thing that does not; then the command
 * fails. Whoever can write the whole database can write a log anew, but not what was sent away: without such a file the command ends with 2.
 */
async function main(): Promise<number> {
  const { head } = parseArgs({ options: { head: { type: 'string' } } }).values;
  const outside = head === undefined ? null : await outsideHeads(head);
  if (outside?.size === 0) {
    process.stderr.write(`There is no head in ${head}.\n${USAGE}`);
    return 1;
  }
  const config = await loadConfig(process.env);
  const database = await openCommandDatabase(configuredAddresses(config), config, createLog('error'));
  try {
    const db = await openDatabase(database, config);
    try {
      const log = await readSaferPlayLog(db);
      const flaw = findFlaw(log) ?? (outside && findOutsideFlaw(log.heads, outside));
      if (flaw !== null) {
        process.stdout.write(`The log does not fit at ${flaw.where}: ${flaw.what}.\n`);
        return 1;
      }
      const found = `${log.rows.length} rows, ${log.heads.length} heads, ${log.state.length} limits and stops`;
      if (outside === null) {
        process.stdout.write(
          `${found} agree, which proves little: no head from outside of the database was given (--head FILE).\n`,
        );
        return UNPROVEN;
      }
      process.stdout.write(`${found} fit, and ${outside.size} heads from outside.\n`);
      return 0;
    } finally {
      await db.close();
    }
  } finally {
    await database.close();
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${firstSentence(error)}\n`);
    process.exitCode = 1;
  },
);
