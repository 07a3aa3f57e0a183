import { expect, it } from 'vitest';
import { mapRefusal } from './mapPlacement.ts';

it('an answer without a placement is a reused id, a refusal that decides nothing, or a rejection, by its code', () => {
  const kindOf = (code: string) => mapRefusal([{ code, message: 'Why', priority: 6, displayType: 'GENERIC', field: null }]).kind;
  expect(kindOf('edgebook.placement.reused')).toBe('ID_REUSED');
  expect(kindOf('edgebook.placement.too_many')).toBe('NOT_DECIDED');
  expect(kindOf('edgebook.input.invalid')).toBe('REJECTED');
});
