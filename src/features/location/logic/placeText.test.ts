import { describe, expect, it } from 'vitest';
import { bettingText, findingsOf, nextStep, sureText } from './placeText.ts';

const OHIO = { decision: 'REGION', region: { name: 'Ohio' }, neighbour: null, distanceMetres: 10_000, doubtMetres: 20 } as const;
const shown = (...of: Parameters<typeof findingsOf>) =>
  findingsOf(...of).map(({ label, detail, isGood }) => [label, detail, isGood]);

describe('what a check found', () => {
  it('a VPN behind a proxy is one thing to fix, beside a place that is right', () => {
    expect(shown(['VPN', 'PROXY'], OHIO)).toEqual([
      ['VPN or proxy', 'Turn it off and check again', false],
      ['Location', 'Found, Ohio', true],
    ]);
  });

  it('a place without a licence, or one that is not sure, has to be fixed, too', () => {
    expect(shown(['VPN', 'OUT_OF_BOUNDARY'], OHIO).at(-1)).toEqual(['Location', 'Found, Ohio', false]);
    const undecided = { ...OHIO, decision: 'UNDECIDED' } as const;
    expect(shown(['VPN', 'OUT_OF_BOUNDARY'], undecided).at(-1)).toEqual(['Location', 'Not sure, maybe Ohio', false]);
  });

  it('a device that is not in the way, or a code that nobody knows, is no list', () => {
    expect([shown(['OUT_OF_BOUNDARY'], OHIO), shown(['toString'], OHIO), shown([], null)]).toEqual([[], [], []]);
  });
});

describe('a place where no bet is taken', () => {
  it('is named where it is sure, and a border that is too near is what to move away from', () => {
    const undecided = { ...OHIO, decision: 'UNDECIDED' } as const;
    expect(nextStep(true, [], OHIO)).toBe('You can bet here. There is nothing to do.');
    expect(nextStep(true, ['BROWSER_DENIED'], null)).toMatch(/^You can bet until your earlier check ends\. Allow this page/);
    expect(bettingText(true, ['BROWSER_DENIED'], null)).not.toBe('Open here');
    expect(bettingText(false, ['OUT_OF_BOUNDARY'], OHIO)).toBe('Not open in Ohio');
    expect(bettingText(false, ['OUT_OF_BOUNDARY'], undecided)).toBe('Not open until your location is verified');
    expect(nextStep(false, ['OUT_OF_BOUNDARY'], undecided)).toMatch(/^Move away from the border/);
    expect(nextStep(false, ['OUT_OF_BOUNDARY'], OHIO)).toMatch(/operating area/);
  });
});

it('a border beside which bets are open on both sides is named, and nobody is asked to move away', () => {
  const near = { ...OHIO, decision: 'UNDECIDED', neighbour: { name: 'Indiana' }, distanceMetres: 120, doubtMetres: 500 } as const;
  const text = 'You are about 120 m from the border with Indiana, and we can be off by 500 m.';
  expect([sureText(near, true), sureText(near)]).toEqual([text, `${text} Move away from it, then check again.`]);
});
