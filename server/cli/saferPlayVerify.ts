import { configuredAddresses, openDatabase } from '../connectDatabase.ts';
import { readConfig } from '../platform/config.ts';
import { createLog } from '../platform/log.ts';
import { openCommandDatabase } from '../platform/postgres/commandDatabase.ts';
import { readSaferPlayLog } from '../store/saferPlay/log.ts';
import { findFlaw } from '../store/saferPlay/verifyLog.ts';
import { firstSentence } from './support/firstSentence.ts';

/**
 * `npm run safer-play:verify`: computes every hash of the log of safer play again. One line on standard output says that nothing was changed, or
 * names the first row or day that does not fit; then the command fails. The newest root can be compared with the one that a server has logged: whoever
 * can write the whole database can compute a log anew, and not what was sent away.
 */
async function main(): Promise<number> {
  const config = readConfig(process.env);
  const database = await openCommandDatabase(configuredAddresses(config), config, createLog('error'));
  try {
    const db = await openDatabase(database, config);
    try {
      const log = await readSaferPlayLog(db);
      const flaw = findFlaw(log);
      const last = log.roots.at(-1);
      const newest = last === undefined ? '' : ` The root of ${last.day} is ${last.root.toString('hex')}.`;
      if (flaw === null) process.stdout.write(`${log.rows.length} rows and ${log.roots.length} daily roots fit.${newest}\n`);
      else process.stdout.write(`The log does not fit at ${flaw.where}: ${flaw.what}.\n`);
      return flaw === null ? 0 : 1;
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
