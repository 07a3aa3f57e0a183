import { Kind, visit } from 'graphql';
import { expect, it } from 'vitest';
import { PaymentFacilitiesDocument, ReceiptDocument } from '../../src/features/wallet/data/wallet.generated.ts';

/** The fields that a document asks for below a field, or below a fragment's root. */
function fieldsOf(document: typeof PaymentFacilitiesDocument | typeof ReceiptDocument, of: string): readonly string[] {
  const found: string[] = [];
  visit(document, {
    enter: (node) => {
      if ((node.kind !== Kind.FIELD && node.kind !== Kind.FRAGMENT_DEFINITION) || node.name.value !== of) return;
      for (const one of node.selectionSet?.selections ?? []) if (one.kind === Kind.FIELD) found.push(one.name.value);
    },
  });
  return found;
}

it('a facility and its hours are read by the listed fields alone', () => {
  expect(fieldsOf(PaymentFacilitiesDocument, 'paymentFacilities').toSorted()).toEqual([
    'address',
    'distance',
    'id',
    'latitude',
    'longitude',
    'name',
    'workingHours',
    'workingHoursUrl',
  ]);
});

it('a receipt is read by the listed fields, and by those that our contract adds for its direction, time and way', () => {
  const listed = ['amount', 'depositStatus', 'id', 'provider', 'receiptLines', 'transactionId', 'withdrawalStatus'];
  const added = ['cancellable', 'createdAt', 'settled', 'statusText', 'steps', 'type'];
  expect(fieldsOf(ReceiptDocument, 'ReceiptFields').toSorted()).toEqual([...listed, ...added].toSorted());
  expect(fieldsOf(ReceiptDocument, 'provider').toSorted()).toEqual(['code', 'id']);
});
