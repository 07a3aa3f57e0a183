import { describe, expect, it } from 'vitest';
import { dueNotice, durationText, w2gText } from './notices.ts';

const win = { gameName: 'Velvet Sevens', wonAt: '2026-11-22T19:38:00Z', winCents: 184_000, withheldCents: 44_160 };
const deposits = { title: 'T', body: 'B', buttonLabel: 'OK', depositAckType: 'DEPOSIT_AMOUNT' } as const;
const all = { firstWager: false, acknowledgement: true, limits: { dailyTimeSeconds: 10_800 }, w2gWin: win };

describe('the notice that a player sees', () => {
  it('is one at a time: the acknowledgement, a refused bet, the deposits, the limits, a win with a tax form', () => {
    expect(dueNotice(all, 'Over.', deposits)).toEqual({ kind: 'acknowledgement' });
    expect(dueNotice({ ...all, acknowledgement: false }, 'Over.', deposits)).toEqual({ kind: 'limitsAlert', message: 'Over.' });
    expect(dueNotice({ ...all, acknowledgement: false }, null, deposits)).toEqual({ kind: 'deposits', modal: deposits });
    expect(dueNotice({ ...all, acknowledgement: false }, null, null)).toEqual({ kind: 'limits', dailyTimeSeconds: 10_800 });
    expect(dueNotice({ ...all, acknowledgement: false, limits: null }, null, null)).toEqual({ kind: 'w2gWin', win });
    expect(dueNotice({ ...all, acknowledgement: false, limits: null, w2gWin: null }, null, null)).toBeNull();
  });

  it('writes a time limit in hours and minutes', () => {
    expect([3_600, 5_400, 10_800, 120].map(durationText)).toEqual(['1 hour', '1 hour 30 minutes', '3 hours', '2 minutes']);
    expect(durationText(20)).toBe('20 seconds');
  });

  it('says of a win what was withheld and what was added to the balance', () => {
    const { sentence, rows } = w2gText(win, 'America/New_York');
    expect(sentence).toMatch(/^You won \$1,840\.00 on Velvet Sevens at 2:38\sPM\. Wins of this size get a W-2G\.$/);
    expect(rows).toEqual([
      ['Win', '$1,840.00'],
      ['Federal withholding', '$441.60'],
      ['Added to balance', '$1,398.40'],
    ]);
  });
});
