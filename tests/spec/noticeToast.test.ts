import { expect, it } from 'vitest';
import { bills, lions, oilers, slipOf } from '../../src/features/betslip/testing/fixtures.ts';
import { harness, legIds } from '../../src/features/betslip/testing/harness.ts';
import { noticeToast } from '../../src/features/betslip/ui/noticeToast.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { createToastStore } from '../../src/ui/toast/toastStore.ts';

it('the buttons of the slip’s toasts lead back to Straight, and undo a removal', async () => {
  const { betslip } = harness({ slip: slipOf([bills]) });
  const toasts: ReturnType<typeof noticeToast>[] = [];
  betslip.onNotice((notice) => toasts.push(noticeToast(notice, betslip)));
  await settle();
  betslip.toggle(oilers);
  const moved = toasts.at(-1);
  expect(moved).toMatchObject({ body: 'Moved to Parlay', secondsUntilRemoved: 3, action: { label: 'Back to Straight' } });
  moved?.action?.onClick();
  expect(betslip.getSnapshot().tab.tab).toBe('STRAIGHT');
  betslip.clear();
  const undo = toasts.at(-1);
  expect(undo).toMatchObject({ body: '2 picks removed', secondsUntilRemoved: 5, action: { label: 'Undo' } });
  undo?.action?.onClick();
  expect(legIds(betslip)).toEqual(['s-bills', 's-oilers']);
  // The slip has changed since: an old button does no harm.
  betslip.clear();
  moved?.action?.onClick();
  expect([legIds(betslip), betslip.getSnapshot().tab.tab]).toEqual([[], 'STRAIGHT']);
});

it('a toast of a featured bet stays three seconds, and one of external selections 1.1 seconds', () => {
  const { betslip } = harness();
  const secondsOf = (lasts?: 'featuredBet' | 'externalMarket') =>
    noticeToast({ type: 'success', body: 'Added', ...(lasts && { lasts }) }, betslip).secondsUntilRemoved;
  expect([secondsOf('featuredBet'), secondsOf()]).toEqual([3, 5]);
  expect(secondsOf('externalMarket')).toBe(1.1);
});

it('the way back from a removal stays beside the way back to Straight, and both work', async () => {
  const { betslip } = harness({ slip: slipOf([bills, oilers]) });
  const toasts = createToastStore();
  betslip.onNotice((notice) => toasts.show(noticeToast(notice, betslip)));
  await settle();
  betslip.remove('s-bills');
  betslip.toggle(lions);
  const shown = toasts.getSnapshot();
  expect(shown.map(({ body, action }) => [body, action?.label])).toEqual([
    ['Bills −2.5 removed', 'Undo'],
    ['Moved to Parlay', 'Back to Straight'],
  ]);
  for (const { action } of shown.toReversed()) action?.onClick();
  expect([legIds(betslip), betslip.getSnapshot().tab.tab]).toEqual([['s-oilers', 's-lions', 's-bills'], 'STRAIGHT']);
});
