import { describe, expect, it } from 'vitest';
import { isUsable, readBranchLink } from './branchLink.ts';

describe('the data of Branch in an address', () => {
  it.each([
    ['', null],
    ['?shareId=a&selectionOrigin=x', null],
    ['?%2Bclicked_branch_link=true&~channel=mail', { isClicked: true, channel: 'mail' }],
    ['?+clicked_branch_link=true', { isClicked: true, channel: null }],
    ['?%2Bclicked_branch_link=false&~channel=mail', { isClicked: false, channel: 'mail' }],
    ['?~channel=mail', { isClicked: false, channel: 'mail' }],
    ['?_branch_match_id=1', { isClicked: false, channel: null }],
    ['?%2Bis_first_session=true', { isClicked: false, channel: null }],
  ])('%s', (search, read) => {
    expect(readBranchLink(search)).toEqual(read);
  });

  it('is accepted only of a click; an address without it is no deep link of Branch', () => {
    expect([null, { isClicked: true, channel: null }, { isClicked: false, channel: 'mail' }].map(isUsable)).toEqual([
      true,
      true,
      false,
    ]);
  });
});
