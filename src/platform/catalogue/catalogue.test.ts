import { gql, type TypedDocumentNode } from '@apollo/client';
import { describe, expect, it, vi } from 'vitest';
import { settle } from '../fakeTime.ts';
import { type CatalogueSource, createCatalogue, nameOf, type Question } from './catalogue.ts';

interface Data {
  readonly event: { readonly id: string; readonly sequence: number };
}

const document: TypedDocumentNode<Data, never> = gql`
  query EventPage($id: ID!) {
    event(id: $id) {
      ...Parts
    }
  }
  fragment Parts on Event {
    id
    sequence
  }
`;
const question = (id: string): Question<Data> => ({ document, variables: { id } });
const answer = (id: string, sequence: number): Data => ({ event: { id, sequence } });

function setUp(known: Data | null = null) {
  const waiting: ((data: unknown) => void)[] = [];
  const asked: unknown[] = [];
  const source: CatalogueSource = {
    known: <Wanted>() => known as Wanted | null,
    ask: <Wanted>({ variables }: Question<Wanted>) => {
      asked.push(variables);
      return new Promise<Wanted | null>((resolve) => waiting.push((data) => resolve(data as Wanted | null)));
    },
  };
  const catalogue = createCatalogue(() => source);
  const reply = async (data: Data | null): Promise<void> => {
    waiting.shift()?.(data);
    await settle();
  };
  return { catalogue, asked, reply };
}

describe('the catalogue', () => {
  it('knows the name of a question by its operation, wherever in the document that is', () => {
    expect(nameOf(question('e1'))).toBe('EventPage');
    const fragmentFirst = { ...document, definitions: document.definitions.toReversed() };
    expect(nameOf({ document: fragmentFirst, variables: {} })).toBe('EventPage');
    expect(() => nameOf({ document: { ...document, definitions: [] }, variables: {} })).toThrow('without a name');
  });

  it('asks when somebody begins to listen, not before, and once for all who do', async () => {
    const { catalogue, asked, reply } = setUp();
    const reading = catalogue.read(question('e1'));
    expect(catalogue.read(question('e1'))).toBe(reading);
    expect(asked).toEqual([]);
    const heard = vi.fn();
    reading.subscribe(() => heard('one'));
    catalogue.read(question('e1')).subscribe(() => heard('other'));
    expect(asked).toEqual([{ id: 'e1' }]);
    expect(reading.getSnapshot()).toEqual({ data: null, failed: false });
    await reply(answer('e1', 1));
    expect(reading.getSnapshot()).toEqual({ data: answer('e1', 1), failed: false });
    expect(heard.mock.calls).toEqual([['one'], ['other']]);
  });

  it('keeps what it knew for whoever comes back, and asks again', async () => {
    const { catalogue, asked, reply } = setUp();
    const stop = catalogue.read(question('e1')).subscribe(() => undefined);
    await reply(answer('e1', 1));
    stop();
    const back = catalogue.read(question('e1'));
    expect(back.getSnapshot().data).toEqual(answer('e1', 1));
    back.subscribe(() => undefined);
    expect(asked).toHaveLength(2);
    expect(catalogue.read(question('e2')).getSnapshot().data).toBeNull();
  });

  it('begins with what its source knows', () => {
    const { catalogue } = setUp(answer('e1', 7));
    expect(catalogue.read(question('e1')).getSnapshot()).toEqual({ data: answer('e1', 7), failed: false });
  });

  it('tells of a failure without losing what was there, and of the answer that ends it', async () => {
    const { catalogue, reply } = setUp();
    const reading = catalogue.read(question('e1'));
    reading.subscribe(() => undefined);
    await reply(null);
    expect(reading.getSnapshot()).toEqual({ data: null, failed: true });
    reading.refetch();
    await reply(answer('e1', 1));
    expect(reading.getSnapshot()).toEqual({ data: answer('e1', 1), failed: false });
    reading.refetch();
    await reply(null);
    expect(reading.getSnapshot()).toEqual({ data: answer('e1', 1), failed: true });
    reading.refetch();
    await reply(answer('e1', 1));
    expect(reading.getSnapshot()).toEqual({ data: answer('e1', 1), failed: false });
  });

  it('says nothing of an answer that is the one of before', async () => {
    const { catalogue, reply } = setUp();
    const reading = catalogue.read(question('e1'));
    const heard = vi.fn();
    reading.subscribe(heard);
    await reply(answer('e1', 1));
    const before = reading.getSnapshot();
    reading.refetch();
    await reply(answer('e1', 1));
    expect(reading.getSnapshot()).toBe(before);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('asks one question at a time', async () => {
    const { catalogue, asked, reply } = setUp();
    const reading = catalogue.read(question('e1'));
    reading.subscribe(() => undefined);
    reading.refetch();
    catalogue.refetch();
    expect(asked).toHaveLength(1);
    await reply(answer('e1', 1));
    reading.refetch();
    expect(asked).toHaveLength(2);
  });

  it('asks anew for what is on screen alone', async () => {
    const { catalogue, asked, reply } = setUp();
    const stop = catalogue.read(question('left')).subscribe(() => undefined);
    await reply(answer('left', 1));
    stop();
    catalogue.read(question('shown')).subscribe(() => undefined);
    await reply(answer('shown', 1));
    asked.length = 0;
    catalogue.refetch();
    expect(asked).toEqual([{ id: 'shown' }]);
  });
});
