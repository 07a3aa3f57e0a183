import { expect, it } from 'vitest';
import { harness, legIds } from '../../src/features/betslip/data/harness.ts';
import { bills, oilers, slipOf } from '../../src/features/betslip/logic/fixtures.ts';
import { noticeToast } from '../../src/features/betslip/ui/noticeToast.ts';
import { settle } from '../../src/platform/fakeTime.ts';

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
