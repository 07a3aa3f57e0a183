import { isObjectType, isUnionType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { argumentsOf, faultsOf, fieldsOf, operationsOf, readDocuments, readSchema } from './documents.ts';
import { OPERATIONS } from './operations.ts';

const schema = readSchema();
const document = readDocuments();
const operations = operationsOf(document);

describe('the contract', () => {
  it('takes every document of the app as it is', () => {
    expect(operations.length).toBeGreaterThan(10);
    expect(faultsOf(schema, document)).toEqual([]);
  });

  it('has an operation of each name once', () => {
    const names = operations.map((operation) => operation.name?.value);
    expect(names).not.toContain(undefined);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  for (const { name, kind, takes, exactly, answers } of OPERATIONS)
    it(`${kind} ${name} has the arguments and fields of the specification`, () => {
      const operation = operations.find((item) => item.name?.value === name);
      if (!operation) throw new Error(`The app has no operation ${name}`);
      expect(operation.operation).toBe(kind);
      const root = operation.selectionSet.selections.find((selection) => selection.kind === 'Field');
      const given = rootField(kind, root?.name.value ?? '')?.args.map((item) => item.name);
      for (const argument of takes) expect(given).toContain(argument);
      if (exactly) expect(given).toEqual(takes);
      const requestedFields = fieldsOf(document, operation);
      for (const path of answers) expect([...requestedFields]).toContain(`${root?.name.value}.${path}`);
    });

  it('is asked with its arguments as variables, so that one hash serves every call', () => {
    for (const operation of operations) {
      const variables = new Set((operation.variableDefinitions ?? []).map((definition) => definition.variable.name.value));
      if (operation.operation === 'mutation')
        for (const argument of argumentsOf(operation))
          expect(variables, `${operation.name?.value}.${argument}`).toContain(argument);
    }
  });

  it('answers expected failures of every change of the slip as typed errors', () => {
    const changes = Object.values(schema.getMutationType()?.getFields() ?? {}).filter((field) => field.name.startsWith('betslip'));
    expect(changes.length).toBeGreaterThan(5);
    for (const change of changes) {
      const payload = schema.getType(String(change.type).replace(/[![\]]/g, ''));
      const errors = isObjectType(payload) ? payload.getFields().userErrors : undefined;
      expect(String(errors?.type), change.name).toBe('[BetslipError!]!');
    }
    const error = schema.getType('BetslipError');
    expect(isObjectType(error) && Object.keys(error.getFields())).toEqual(
      expect.arrayContaining(['code', 'message', 'displayType', 'priority']),
    );
    expect(isUnionType(error)).toBe(false);
  });
});

function rootField(kind: 'query' | 'mutation' | 'subscription', name: string) {
  const type = { query: schema.getQueryType(), mutation: schema.getMutationType(), subscription: schema.getSubscriptionType() }[
    kind
  ];
  return type?.getFields()[name];
}
