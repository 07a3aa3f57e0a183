import { isEnumType } from 'graphql';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { CURRENCIES, type Currency } from '../../core/money/money.ts';
import type { ContractOddsFormat, OddsAcceptance } from '../../core/money/odds.ts';
import { ACCOUNT_LINK_RESULTS, type AccountLinkResult } from '../../core/wire/accountLinking.ts';
import * as core from '../../core/wire/contract.ts';
import { PUBLIC_ROOT_FIELDS } from '../../core/wire/publicCatalogue.ts';
import type * as Client from '../../src/gql/types.ts';
import { readSchema } from './documents.ts';

const schema = readSchema();

function valuesOf(name: string): readonly string[] {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
}

describe('core', () => {
  // Checked by the compiler (tsconfig.tools.json), absent at run time.
  it('the types in core/ are those of the contract’s enumerations', () => {
    expectTypeOf<core.EventStatus>().toEqualTypeOf<Client.EventStatus>();
    expectTypeOf<core.MarketStatus>().toEqualTypeOf<Client.MarketStatus>();
    expectTypeOf<core.MarketType>().toEqualTypeOf<Client.MarketType>();
    expectTypeOf<core.Side>().toEqualTypeOf<Client.Side>();
    expectTypeOf<core.SelectionSide>().toEqualTypeOf<Client.SelectionSide>();
    expectTypeOf<core.MarketScope>().toEqualTypeOf<Client.MarketScope>();
    expectTypeOf<core.OddsTrend>().toEqualTypeOf<Client.OddsTrend>();
    expectTypeOf<core.JoinRefusal>().toEqualTypeOf<Client.JoinRefusal>();
    expectTypeOf<core.AmountField>().toEqualTypeOf<Client.AmountField>();
    expectTypeOf<core.SectionKind>().toEqualTypeOf<Client.BetslipSectionKind>();
    expectTypeOf<core.BetType>().toEqualTypeOf<Client.BetType>();
    expectTypeOf<core.BetsFilter>().toEqualTypeOf<Client.BetsFilter>();
    expectTypeOf<core.BetStatus>().toEqualTypeOf<Client.BetStatus>();
    expectTypeOf<core.BetOutcome>().toEqualTypeOf<Client.BetOutcome>();
    expectTypeOf<core.CasinoBalance>().toEqualTypeOf<Client.CasinoBalance>();
    expectTypeOf<core.BetslipErrorType>().toEqualTypeOf<Client.BetslipErrorType>();
    expectTypeOf<ContractOddsFormat>().toEqualTypeOf<Client.OddsFormat>();
    expectTypeOf<OddsAcceptance>().toEqualTypeOf<Client.OddsAcceptance>();
    expectTypeOf<Currency>().toEqualTypeOf<Client.Currency>();
    expectTypeOf<AccountLinkResult>().toEqualTypeOf<Client.AccountLinkResult>();
  });

  it('lists the values that the contract lists', () => {
    expect([...core.EVENT_STATUSES].sort()).toEqual([...valuesOf('EventStatus')].sort());
    expect([...core.MARKET_STATUSES].sort()).toEqual([...valuesOf('MarketStatus')].sort());
    expect([...ACCOUNT_LINK_RESULTS].sort()).toEqual([...valuesOf('AccountLinkResult')].sort());
    expect([...CURRENCIES].sort()).toEqual([...valuesOf('Currency')].sort());
  });

  it('calls public only what the contract has at the root of a query', () => {
    const fields = Object.keys(schema.getQueryType()?.getFields() ?? {});
    for (const field of PUBLIC_ROOT_FIELDS.filter((name) => name !== '__typename')) expect(fields).toContain(field);
  });
});
