import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { buildSchema, parse, validate } from 'graphql';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { operationHashes } from '../../scripts/vite/operationHashes.ts';
import { collectOperations, persistedQueries } from '../../scripts/vite/operations.ts';
import { CompetitionSlateDocument } from '../../src/features/sports/data/competitionSlate.generated.ts';

const root = join(import.meta.dirname, '..', '..');

function contract() {
  const folder = join(root, 'schema');
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return buildSchema(texts.join('\n'));
}

describe('the persisted-query manifest', () => {
  it('has every operation of the app under the SHA-256 of its text', async () => {
    const operations = await collectOperations(root);
    const names = operations.map((operation) => operation.name);
    expect(names).toEqual(expect.arrayContaining(['Startup', 'Heartbeat', 'EventSnapshots', 'EventUpdated', 'SequenceTick']));
    for (const [hash, text] of Object.entries(persistedQueries(operations)))
      expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
  });

  it('has them exactly as Apollo sends them', async () => {
    let sent: string | null = null;
    const client = new ApolloClient({
      cache: new InMemoryCache(),
      link: new ApolloLink((operation) => {
        sent = print(operation.query);
        return of({ data: null });
      }),
    });
    const variables = { sport: 's', organization: 'o', competition: 'c' };
    await client.query({ query: CompetitionSlateDocument, variables, fetchPolicy: 'no-cache' });
    const operations = await collectOperations(root);
    expect(operations.find((operation) => operation.name === 'CompetitionSlate')?.text).toBe(sent);
  });

  it('has the fragments of an operation in its text, those of other files and those within them too', async () => {
    const text = (await collectOperations(root)).find((operation) => operation.name === 'HomeSlate')?.text ?? '';
    const fragments = [...text.matchAll(/^fragment (\w+) on/gm)].map((match) => match[1]);
    expect(fragments.toSorted()).toEqual(['CompetitionParts', 'MarketParts', 'SlateEventParts']);
  });

  it('comes from documents that share their fragments: none is written twice', () => {
    const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.generated.ts'),
    );
    const texts = files.map((name) => readFileSync(join(root, 'src', name), 'utf8')).join('\n');
    const written = [...texts.matchAll(/"kind":"FragmentDefinition","name":\{"kind":"Name","value":"(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(written).toContain('SlipErrorFields');
    expect(written).toEqual([...new Set(written)]);
  });

  it('stands in the documents of public operations, and in no others', async () => {
    const operations = await collectOperations(root);
    const { transform } = operationHashes(root, operations) as { transform: (code: string, id: string) => { code: string } | null };
    const built = (file: string) => transform(readFileSync(join(root, file), 'utf8'), join(root, file))?.code ?? '';
    for (const { name, file, hash, isPublic } of operations)
      expect(built(file).includes(`const ${name}Document = {"hash":"${hash}","kind":"Document"`), name).toBe(isPublic);
  });

  it('holds nothing that the contract refuses', async () => {
    const schema = contract();
    for (const operation of await collectOperations(root))
      expect(validate(schema, parse(operation.text)), operation.name).toEqual([]);
  });

  it('calls a query public if it has public root fields alone', async () => {
    const publicNames = (await collectOperations(root))
      .filter((operation) => operation.isPublic)
      .map((operation) => operation.name);
    expect(publicNames).toEqual(expect.arrayContaining(['LiveEventsCount', 'SportsMenu', 'CompetitionSlate']));
    for (const name of ['Startup', 'Heartbeat', 'EventSnapshots', 'Betslip', 'AccountMenu', 'MyBets'])
      expect(publicNames).not.toContain(name);
  });
});
