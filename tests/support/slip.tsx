import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BetslipContext, type BetslipParts } from '../../src/features/betslip/ui/betslipContext.ts';
import { renderInPage, type Surroundings } from './page.tsx';

/** A part of the slip of a player who is online. */
export function inSlip(part: ReactNode, parts: { readonly [Name in keyof BetslipParts]?: unknown } = {}): ReactNode {
  const player = { login: 'loggedIn', online: true, paused: false, balanceCents: 24_850, firstName: 'Maya' };
  const context = { ...player, format: 'AMERICAN', highlightMs: 2_000, onUpdate: null, ...parts };
  return <BetslipContext value={context as BetslipParts}>{part}</BetslipContext>;
}

export function renderInSlip(part: ReactNode, parts?: Parameters<typeof inSlip>[1], around?: Surroundings): RenderResult {
  return renderInPage(inSlip(part, parts), around);
}
