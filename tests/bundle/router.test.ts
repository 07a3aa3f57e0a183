import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';

/** What runs without a data router. */
const DECLARATIVE = [
  'BrowserRouter',
  'MemoryRouter',
  'Navigate',
  'NavigationType',
  'Link',
  'Outlet',
  'matchPath',
  'matchRoutes',
  'generatePath',
  'useLocation',
  'useNavigate',
  'useNavigationType',
  'useParams',
  'useRoutes',
  'useSearchParams',
];

const SOURCE = join(import.meta.dirname, '..', '..', 'src');

/** Those that import from the router, by name. */
const texts = new Map(
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .map((name) => [name, readFileSync(join(SOURCE, name), 'utf8')] as const)
    .filter(([, text]) => text.includes("from 'react-router'")),
);

it('the app imports nothing of a data router, which the build leaves out', () => {
  const imported = [...texts].flatMap(([name, text]) =>
    parseSync(name, text)
      .module.staticImports.filter(({ moduleRequest }) => moduleRequest.value === 'react-router')
      .flatMap(({ entries }) => entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name)),
  );
  expect([...new Set(imported)].toSorted()).toEqual(DECLARATIVE.toSorted());
});

it('no link of the app prefetches, which takes a data router', () => {
  expect([...texts].filter(([, text]) => /\bprefetch=/.test(text))).toEqual([]);
});
