import { useEffect, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Note } from '../../../ui/Note.tsx';
import type { SlipNotice } from '../logic/machine/slipState.ts';
import { useBetslipParts } from './betslipContext.ts';
import { useSlipPart } from './useSlipView.ts';

/** Says that the second pick chose the Parlay tab, with the way back, until the tab or the picks change. */
export function MovedNote() {
  const { betslip } = useBetslipParts();
  const tab = useSlipPart((state) => state.tab.tab);
  const count = useSlipPart(() => betslip.slip().legs.length);
  const [moved, setMoved] = useState<{ readonly notice: SlipNotice; readonly count: number } | null>(null);
  useEffect(
    () =>
      betslip.onNotice((notice) => {
        if (notice.lasts === 'movedTab') setMoved({ notice, count: betslip.slip().legs.length });
      }),
    [betslip],
  );
  const { action, body } = moved?.notice ?? {};
  if (moved === null || typeof action !== 'object' || action.tab === tab || moved.count !== count) return null;
  return (
    <Note tone="neutral" icon="info" role="status" title={body ?? ''}>
      <Button tone="outline" size="sm" onClick={() => betslip.chooseTab(action.tab)}>
        {action.label}
      </Button>
    </Note>
  );
}
