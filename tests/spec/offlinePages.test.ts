import { expect, it } from 'vitest';
import { routeTable } from '../../src/app/routes/routeTable.ts';
import type { PageRoute } from '../../src/platform/feature.ts';
import { readProjectTree } from '../architecture/sourceTree.ts';
import { LinkGraph } from '../support/linkGraph.ts';
import { ALL_KINDS } from '../support/routeRows.ts';

/** A player's pages of which nothing is saved, and why (docs/adr/0104). */
const NEVER: readonly (readonly [RegExp, string])[] = [
  [/^(deposit|withdrawal|receipt|wire_transfer)/, 'payments are never kept'],
  [/^account\/responsible-gaming/, 'limits are never kept: an old one would mislead'],
  [/^account\/(settings|update-|login-preferences)/, 'forms that change the account'],
  [/^(account\/refer|welcome-promo)/, 'offers are never kept'],
  [/^account\/location/, 'a place is checked, not kept'],
  [/^account(\/linked-accounts|_linking)/, 'accounts of another provider'],
  [/^account\/(help|about)/, 'the same for everybody: nothing of the player'],
  [/^favorites/, 'prices, which would stand still'],
];

const tree = readProjectTree();
const graph = new LinkGraph(tree);
const playersPages = (): readonly PageRoute[] =>
  ALL_KINDS.flatMap((kind) => routeTable(kind)).filter((row): row is PageRoute => 'page' in row && row.guard?.player === true);

it('every page of a player is saved for reading without a connection, or has a reason why it never is', () => {
  for (const { path, offline = 'never' } of playersPages())
    expect(offline, path).toBe(NEVER.some(([pattern]) => pattern.test(path)) ? 'never' : 'saved');
});

it('a page that is saved asks by queries that are kept, and taxes, loyalty and rewards are such pages', async () => {
  const saved = playersPages().filter(({ offline }) => offline === 'saved');
  for (const { path, page } of saved) {
    const files = graph.filesOf(graph.fileOf((await page.code.load()).name), {});
    expect(
      [...files].some((file) => /isKept: true/.test(tree.get(file) ?? '')),
      path,
    ).toBe(true);
  }
  const paths = saved.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['account/taxes', 'account/penn-play', 'account/award-details/history']));
});
