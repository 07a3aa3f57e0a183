import { describe, expect, it } from 'vitest';
import { betNumber, faultText, flagRows, matchingEvents, offsetText, type SandboxEvent } from './sandboxState.ts';

describe('the words of the developer tools', () => {
  it('name what is set for each flag', () => {
    const rows = flagRows({ search: false, tournaments: true, 'fan-hub': { rules: [] } }, { 'parlay-lounge': true });
    const choice = (key: string) => rows.find((row) => row.key === key)?.choice;
    expect([choice('search'), choice('tournaments'), choice('fan-hub'), choice('rewards')]).toEqual([
      'off',
      'on',
      'rules',
      'default',
    ]);
    expect(rows.filter(({ byDefault }) => byDefault).map(({ key }) => key)).toContain('parlay-lounge');
  });

  it('say how far the clock is ahead, and what a fault does', () => {
    expect(offsetText(0)).toBe('In step with this device');
    expect(offsetText(90_061)).toBe('1 d 1 h 1 min 1 s ahead');
    expect(offsetText(3_600)).toBe('1 h ahead');
    expect(faultText({ match: 'A', effect: { delayMs: 5, dropRequest: true }, times: 1 })).toBe(
      'delayed 5 ms, request dropped, once',
    );
    expect(faultText({ match: 'A', effect: { status: 500, errorCode: 'X' }, times: null })).toBe('status 500, error X, every time');
    expect(faultText({ match: 'A', effect: { dropResponse: true }, times: 3 })).toBe('response dropped, 3 times');
  });

  it('find the number of a bet in its reference', () => {
    expect(['8F21·20554', ' 8f21·00007 ', '20554'].map(betNumber)).toEqual(['20554', '7', '20554']);
    expect(['', '8F21', 'F21·7', '12·', 'seven'].map(betNumber)).toEqual([null, null, null, null, null]);
  });

  it('find events by name, sport, competition or id', () => {
    const event = (id: string, name: string): SandboxEvent => ({
      id,
      name,
      sport: 'Football',
      competition: 'NFL',
      status: 'PRE_GAME',
      homeScore: 0,
      awayScore: 0,
    });
    const events = [event('e1', 'Bills @ Jets'), event('e2', 'Bears @ Lions')];
    expect(matchingEvents(events, ' bills ', 5).map(({ id }) => id)).toEqual(['e1']);
    expect(matchingEvents(events, 'E2', 5).map(({ id }) => id)).toEqual(['e2']);
    expect(matchingEvents(events, 'nfl', 1).map(({ id }) => id)).toEqual(['e1']);
  });
});
