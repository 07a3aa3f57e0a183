import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.stop());

const times = (count: number, write: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => write(index)).join(' ');

async function ask(
  query: string,
  at: TestApi = api,
): Promise<{ readonly code: string | undefined; readonly bytes: number; readonly ms: number }> {
  const began = process.cpuUsage();
  const answer = await at.query(query);
  const { user, system } = process.cpuUsage(began);
  const ms = (user + system) / 1_000;
  return { code: answer.errors[0]?.extensions.code, bytes: JSON.stringify(answer.data ?? null).length, ms };
}

const INSIDE = 'types { name fields { name args { name type { name } } type { name ofType { name } } } }';

describe('a query about the schema', () => {
  it('a query of aliases within aliases is refused at once, and nothing of it is executed', async () => {
    await ask('{ schemaVersion }');
    const attacks = {
      aliasesInAliases: `{ ${times(20, (root) => `r${root}: __schema { ${times(20, (index) => `t${index}: types { name }`)} }`)} }`,
      aliasesInOne: `{ __schema { ${times(40, (index) => `t${index}: ${INSIDE}`)} } }`,
      roots: `{ ${times(20, (root) => `r${root}: __schema { ${INSIDE} }`)} }`,
      rootsOfTypes: `{ ${times(20, (root) => `r${root}: __type(name: "Query") { ${times(2, (index) => `f${index}: fields { name }`)} }`)} }`,
      inFragment: `{ __schema { ...A } } fragment A on __Schema { ${times(40, (index) => `t${index}: ${INSIDE}`)} }`,
      fragmentOften: `{ __schema { ${times(8, (index) => `t${index}: types { ...T }`)} } } fragment T on __Type { ${times(8, (index) => `f${index}: fields { name }`)} }`,
      tooManyFields: `{ __schema { types { ${'...F '.repeat(40)} } } } fragment F on __Type { ${'name '.repeat(30)} }`,
      deep: `{ __schema { types { ${'ofType { '.repeat(20)} name ${'} '.repeat(20)} } } }`,
    };
    for (const [name, query] of Object.entries(attacks)) {
      // The least processor time of several attempts, because the machine may be busy.
      let quickestMs = Number.POSITIVE_INFINITY;
      for (let attempt = 0; attempt < 8; attempt += 1) {
        const { code, bytes, ms } = await ask(query);
        expect([name, code, bytes]).toEqual([name, 'QUERY_TOO_COMPLEX', 'null'.length]);
        quickestMs = Math.min(quickestMs, ms);
      }
      expect(quickestMs, name).toBeLessThan(50);
    }
  });

  it('a query that multiplies lists within lists is refused', async () => {
    const nested = `{ __schema { types { ${'fields { type { '.repeat(4)} name ${'} } '.repeat(4)} } } }`;
    expect((await ask(nested)).code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it('as code generators and GraphiQL send it is answered', async () => {
    for (const query of [
      getIntrospectionQuery(),
      getIntrospectionQuery({
        descriptions: true,
        specifiedByUrl: true,
        directiveIsRepeatable: true,
        schemaDescription: true,
        inputValueDeprecation: true,
        oneOf: true,
      }),
    ]) {
      const { code, bytes } = await ask(query);
      expect(code).toBeUndefined();
      expect(bytes).toBeGreaterThan(10_000);
    }
  });

  it('is refused where introspection is off, and __typename is not', async () => {
    const off = await buildTestApi({ config: { introspection: false } });
    try {
      expect((await ask('{ __schema { queryType { name } } }', off)).code).toBe('GRAPHQL_VALIDATION_FAILED');
      expect((await ask('{ ...F } fragment F on Query { __type(name: "Query") { name } }', off)).code).toBe(
        'GRAPHQL_VALIDATION_FAILED',
      );
      expect((await ask('{ __typename schemaVersion }', off)).code).toBeUndefined();
    } finally {
      await off.stop();
    }
  });
});

describe('a query that hides its size in fragments', () => {
  it('is refused for the fields at its top once they are spread', async () => {
    const fields = times(25, (index) => `a${index}: schemaVersion`);
    const more = times(25, (index) => `b${index}: schemaVersion`);
    for (const query of [
      `{ ...A ...B } fragment A on Query { ${fields} } fragment B on Query { ${more} }`,
      `{ ... on Query { ... on Query { ${fields} } } }`,
      `{ ...A } fragment A on Query { ...B } fragment B on Query { ${fields} }`,
      `{ ...A ...A ...A } fragment A on Query { ${times(9, (index) => `c${index}: schemaVersion`)} }`,
    ])
      expect(await ask(query)).toMatchObject({ code: 'QUERY_TOO_COMPLEX', bytes: 'null'.length });
    const fits = `{ ...A ...A } fragment A on Query { ${times(9, (index) => `d${index}: schemaVersion`)} }`;
    expect((await ask(fits)).code).toBeUndefined();
  });

  it('is refused for a fragment that spreads itself, without an end', async () => {
    expect((await ask('{ ...A } fragment A on Query { schemaVersion ...A }')).code).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});
