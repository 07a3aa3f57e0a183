import { expect, it } from 'vitest';
import { statementName } from './statementName.ts';

it.each([
  ['SELECT * FROM place_bets($1, $2)', 'SELECT place_bets'],
  ['with mine as (select id from "bets") select * from mine', 'WITH bets'],
  ['SELECT probe_write()', 'SELECT probe_write'],
  ['select "id" from "bets" where "player_id" = $1', 'SELECT bets'],
  ['INSERT INTO job_workers (id) SELECT 1 FROM x', 'INSERT job_workers'],
  ['update "players" set "email" = $1', 'UPDATE players'],
  ["DELETE FROM graphile_worker._private_jobs WHERE name = 'maya@example.com'", 'DELETE graphile_worker._private_jobs'],
  ["  SET application_name = 'maya'", 'SET'],
  ["SELECT 'maya@example.com'", 'SELECT'],
])('%s is named %s', (text, name) => {
  expect(statementName(text)).toBe(name);
});
