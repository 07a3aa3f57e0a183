interface Row<Outcomes> {
  readonly args?: string;
  readonly outcomes: Outcomes;
}

const amount = '{ amountCents: 2000, paymentProviderId: "TRUSTLY" }';
const payment = '{ requestId: "a-payment", amountCents: 2000, paymentProviderId: "TRUSTLY" }';
const ofType = '{ requestId: "a-drop-in", type: DEPOSIT, amountCents: 2000, paymentProviderId: "PAYPAL" }';
const form = '{ requestId: "a-form", type: WITHDRAWAL, amountCents: 2000, paymentProviderId: "WIRE_TRANSFER", fields: [] }';

/** Rows of the authorisation matrix. @param full not for accounts with limited access. */
export function walletRows<Outcomes>(players: Outcomes, full: Outcomes): Readonly<Record<string, Row<Outcomes>>> {
  return {
    'Query.paymentProvidersLandingPage': { args: 'type: DEPOSIT, capabilities: [FRAME, FORM, DROP_IN]', outcomes: players },
    'Query.quickDepositLandingPage': { outcomes: players },
    'Query.paymentProvider': { args: 'type: DEPOSIT, paymentProviderId: "TRUSTLY"', outcomes: players },
    'Query.paymentProviderMethods': { args: 'type: DEPOSIT, paymentProviderId: "TRUSTLY"', outcomes: players },
    'Query.receipt': { args: 'id: "$receipt"', outcomes: players },
    'Query.paymentRequest': { args: 'type: DEPOSIT, requestId: "deposit-of-the-owner"', outcomes: players },
    'Query.payments': { outcomes: players },
    'Query.paymentFacilities': { args: 'paymentProviderId: "CASH_AT_CASINO"', outcomes: players },
    'Query.paymentFormFields': { args: 'type: DEPOSIT, paymentProviderId: "WIRE_TRANSFER"', outcomes: players },
    'Query.outOfStateDepositPage': { outcomes: players },
    'Query.displayPromoCode': { outcomes: players },
    'Query.validateDepositPromoCode': { args: 'code: "NONE"', outcomes: players },
    'Mutation.depositValidateCreate': { args: `input: ${amount}`, outcomes: full },
    'Mutation.withdrawalValidateCreateV2': { args: `input: ${amount}`, outcomes: full },
    'Mutation.withdrawalCreate': { args: `input: ${payment}`, outcomes: full },
    // What is another player's is unknown, and stays as it is.
    'Mutation.depositCancel': { args: 'receiptId: "$receipt"', outcomes: full },
    'Mutation.withdrawalCancel': { args: 'receiptId: "$receipt"', outcomes: full },
    'Mutation.wireTransferComplete': { args: 'receiptId: "$receipt", nonce: "nonce"', outcomes: full },
    'Mutation.wireTransferCancel': { args: 'receiptId: "$receipt"', outcomes: full },
    'Mutation.confirmV2': { args: 'receiptId: "$receipt"', outcomes: full },
    'Mutation.depositCreate': { args: `input: ${payment}`, outcomes: full },
    'Mutation.wireTransferCreate': { args: `input: ${ofType}`, outcomes: full },
    'Mutation.firstWireTransferCreate': { args: `input: ${form}`, outcomes: full },
    'Mutation.interacCreate': { args: `input: ${form}`, outcomes: full },
    'Mutation.excludePaymentProvider': { args: 'paymentProviderId: "PAYPAL", type: DEPOSIT', outcomes: full },
    'Mutation.paymentMethodDelete': { args: 'paymentMethodId: "$method"', outcomes: full },
    'Subscription.receiptUpdated': { args: 'id: "$receipt"', outcomes: players },
  };
}
