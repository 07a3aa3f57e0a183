import { created } from './fakeWallet.ts';
import { wireDepositPage, wireProvider, wireWithdrawalPage } from './wire.ts';

const FORM = { methods: [], preferredMethod: null, supportsMethods: false, capability: 'FORM' };
const WIRE = wireProvider({ ...FORM, id: 'wire', name: 'Wire transfer', code: 'WIRE_TRANSFER' });
const CASH = wireProvider({ ...FORM, id: 'cash', name: 'Cash at casino', code: 'CASH_AT_CASINO' });
const INTERAC = wireProvider({
  ...FORM,
  id: 'interac',
  name: 'Interac e-Transfer',
  code: 'INTERAC',
  minimumAmount: { amount: 1_000, currency: 'CAD' },
});
const MEMO = {
  name: 'memo',
  label: 'Memo',
  kind: 'TEXT',
  required: false,
  pattern: null,
  patternError: null,
  maxLength: null,
  hint: null,
  options: [],
};
const CAGE = {
  id: 'c1',
  name: 'Riverside',
  address: '120 Harbor Way',
  distance: 2,
  latitude: 42.13,
  longitude: -80.08,
  workingHours: [],
  workingHoursUrl: null,
};
const { depositCreate: answer } = created({ uri: null });

/** A server of every way to pay: each payment is taken at once, and goes on in its receipt. */
export const FORM_ANSWERS = {
  DepositPage: wireDepositPage({}, [WIRE, CASH]),
  WithdrawalPage: wireWithdrawalPage([WIRE, CASH, INTERAC]),
  PaymentFormFields: { paymentFormFields: [MEMO] },
  PaymentFacilities: { paymentFacilities: [CAGE] },
  DepositCreate: { depositCreate: answer },
  WithdrawalCreate: { withdrawalCreate: answer },
  FirstWireTransferCreate: { firstWireTransferCreate: answer },
  InteracCreate: { interacCreate: answer },
  WithdrawalCancel: { withdrawalCancel: { changed: true, userErrors: [], receipt: null } },
};
