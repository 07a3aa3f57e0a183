import { describe, expect, it } from 'vitest';
import { bills, oilers } from '../testing/fixtures.ts';
import { asksFirst, readSlipLink, withoutSlipLink } from './slipLinks.ts';

describe('the link to a bet in an address', () => {
  it.each([
    ['?featuredBetId=f1&selectionOrigin=mail', { kind: 'featured', featuredBetId: 'f1', selectionOrigin: 'mail' }],
    ['?featuredBetId=f1', { kind: 'featured', featuredBetId: 'f1', selectionOrigin: null }],
    [
      '?marketSelection=a,10,11&marketSelection=b,3,2&tab=all',
      {
        kind: 'external',
        branchChannel: null,
        selections: [
          { selectionId: 'a', odds: { numerator: 10, denominator: 11 } },
          { selectionId: 'b', odds: { numerator: 3, denominator: 2 } },
        ],
      },
    ],
    // One without a denominator is left out.
    [
      '?marketSelection=a,7,2&marketSelection=b,1',
      { kind: 'external', branchChannel: null, selections: [{ selectionId: 'a', odds: { numerator: 7, denominator: 2 } }] },
    ],
  ])('%s', (search, link) => {
    expect(readSlipLink(search)).toEqual(link);
  });

  it.each([
    '',
    '?featuredBetId=',
    ...['a', 'a,10', ',10,11', 'a,0,11', 'a,10,-1', 'a,1.5,2', 'a,x,2', 'a,1,2,3'].map((text) => `?marketSelection=${text}`),
  ])('is none without id, numerator and denominator: %s', (search) => {
    expect(readSlipLink(search)).toBeNull();
  });

  it('a link of Branch is accepted only when it was clicked, with its channel', () => {
    const clicked = '&%2Bclicked_branch_link=true&~channel=mail';
    expect(readSlipLink(`?marketSelection=a,1,2${clicked}`)).toMatchObject({ kind: 'external', branchChannel: 'mail' });
    expect(readSlipLink(`?featuredBetId=f1${clicked}`)).toMatchObject({ kind: 'featured', featuredBetId: 'f1' });
    for (const data of ['&%2Bclicked_branch_link=false', '&~channel=mail', '&_branch_match_id=7'])
      for (const link of ['?marketSelection=a,1,2', '?featuredBetId=f1']) {
        expect(readSlipLink(link + data)).toBeNull();
        expect(withoutSlipLink(`${link}${data}&tab=all`)).toBe('?tab=all');
      }
  });

  it('is removed from the address, and the rest stays', () => {
    expect(withoutSlipLink('?tab=all&featuredBetId=f1&selectionOrigin=x')).toBe('?tab=all');
    expect(withoutSlipLink('?marketSelection=a,1,2')).toBe('');
  });

  it('asks first for a parlay and a slip with selections only', () => {
    const bet = { featuredBetId: 'f', selectionOrigin: 'o', title: 't', totalOdds: '+300', picks: [bills, oilers] };
    expect([true, false].map((isParlay) => [0, 1].map((legs) => asksFirst({ ...bet, isParlay }, legs)))).toEqual([
      [false, true],
      [false, false],
    ]);
  });
});
