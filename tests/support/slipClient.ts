import { expect } from 'vitest';
import type { GraphqlAnswer, TestApi } from './buildTestApi.ts';

const SLIP = `
  revision
  numberOfSelections
  marketSelections {
    id
    acceptedSelection { numeratorLong denominatorLong points }
    marketSelection { numerator denominator numeratorLong denominatorLong points formattedOdds }
    marketSelectionOddsTrend
    marketSelectionRequiresAcceptance
    errors { code displayType field }
  }
  marketSelectionsMetadata { marketSelectionId selectionOrigin branchChannel shareId attributes { name value } }
  errors { code }
  straight { totalBetAmount { amount } totalPotentialReturnAmount { amount } totalPotentialReturnAmountTrend errors { code displayType }
    draftBets { id betAmount { amount } winAmount { amount } betToWinRatio { numeratorLong denominatorLong } totalOdds patronSetAmountType errors { code } } }
  parlay { totalBetAmount { amount } totalPotentialReturnAmount { amount } errors { code }
    draftBets { id betAmount { amount } winAmount { amount } totalOdds totalOddsTrend numberOfDistinctLegs errors { code displayType } } }
`;

export interface SlipAmount {
  amount: number;
}
export interface DraftBet {
  id: string;
  betAmount: SlipAmount;
  winAmount: SlipAmount;
  betToWinRatio: unknown;
  totalOdds: string;
  totalOddsTrend: string;
  patronSetAmountType: string;
  errors: { code: string }[];
}
export interface Section {
  totalBetAmount: SlipAmount;
  totalPotentialReturnAmount: SlipAmount;
  totalPotentialReturnAmountTrend: string;
  errors: { code: string }[];
  draftBets: DraftBet[];
}
export interface Slip {
  revision: number;
  numberOfSelections: number;
  marketSelections: {
    id: string;
    acceptedSelection: Record<string, unknown>;
    marketSelection: Record<string, unknown>;
    marketSelectionOddsTrend: string;
    marketSelectionRequiresAcceptance: boolean;
    errors: { code: string; displayType: string; field: string }[];
  }[];
  marketSelectionsMetadata: { marketSelectionId: string }[];
  errors: { code: string }[];
  straight: Section;
  parlay: Section;
}
export interface Payload {
  betslip: Slip;
  userErrors: { code: string; displayType: string; field: string | null }[];
}

/** The actions of a betslip test, for the owner of `authorization`. */
export interface SlipClient {
  call(
    field: string,
    declared: string,
    passed: string,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<GraphqlAnswer<{ result: Payload }>>;
  /** The price is −110 unless another one is given. */
  add(selectionId: string, odds?: readonly [number, number]): Promise<Payload>;
  remove(selectionId: string): Promise<Payload>;
  /** The raw answer, for requests that are refused before a betslip is read. */
  trySetAmount(draftBetId: string, amount: unknown, amountField?: string): Promise<GraphqlAnswer<{ result: Payload }>>;
  setAmount(draftBetId: string, amount: unknown, amountField?: string): Promise<Payload>;
  accept(selections: readonly unknown[]): Promise<Payload>;
  clear(): Promise<Payload>;
  read(): Promise<Slip>;
}

/** The payload of a call that must not fail. */
export async function done(answer: Promise<GraphqlAnswer<{ result: Payload }>>): Promise<Payload> {
  const { data, errors } = await answer;
  expect(errors).toEqual([]);
  if (!data) throw new Error('no data');
  return data.result;
}

export function slipClient(api: TestApi, authorization: string): SlipClient {
  const call: SlipClient['call'] = (field, declared, passed, variables) =>
    api.query(
      `mutation M${declared} { result: ${field}${passed} { betslip { ${SLIP} } userErrors { code displayType field } } }`,
      variables,
      authorization,
    );
  const trySetAmount: SlipClient['trySetAmount'] = (draftBetId, amount, amountField = 'BET') =>
    call('betslipSetDraftBetAmount', '($b: ID!, $a: Long!, $f: AmountField!)', '(draftBetId: $b, amount: $a, amountField: $f)', {
      b: draftBetId,
      a: amount,
      f: amountField,
    });
  return {
    call,
    trySetAmount,
    add: (selectionId, odds = [10, 11]) =>
      done(
        call(
          'betslipAddMarketSelection',
          '($s: ID!, $n: Long!, $d: Long!)',
          '(selectionId: $s, numeratorLong: $n, denominatorLong: $d)',
          { s: selectionId, n: odds[0], d: odds[1] },
        ),
      ),
    remove: (selectionId) => done(call('betslipRemoveMarketSelection', '($s: ID!)', '(selectionId: $s)', { s: selectionId })),
    setAmount: (draftBetId, amount, amountField) => done(trySetAmount(draftBetId, amount, amountField)),
    accept: (selections) =>
      done(call('betslipAcceptChanges', '($m: [AcceptedSelectionInput!]!)', '(marketSelections: $m)', { m: selections })),
    clear: () => done(call('betslipClear', '', '', {})),
    async read() {
      const { data, errors } = await api.query<{ betslip: Slip }>(`{ betslip { ${SLIP} } }`, {}, authorization);
      expect(errors).toEqual([]);
      if (!data) throw new Error('no data');
      return data.betslip;
    },
  };
}
