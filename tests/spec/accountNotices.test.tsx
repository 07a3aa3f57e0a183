import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import type { DueNotice } from '../../src/features/account/logic/notices.ts';
import { AccountNotices } from '../../src/features/account/ui/AccountNotices.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { press, renderInPage } from '../support/page.tsx';

const brand = await loadBrand('tsb');

const LIMITS: DueNotice = { kind: 'limits', dailyTimeSeconds: null };
const FIRST: DueNotice = { kind: 'firstWager' };
const WIN: DueNotice = {
  kind: 'w2gWin',
  win: { gameName: 'Velvet Sevens', wonAt: '2026-11-20T20:00:00Z', winCents: 184_000, withheldCents: 0 },
};

it.each([
  ['Looks right', 'Change', LIMITS, 'PATCH /i/acks/limits_modal_dismissed_at {}'],
  ['Change', 'Looks right', LIMITS, 'PATCH /i/acks/limits_modal_dismissed_at {}'],
  ['Continue', 'See tax forms', WIN, 'AcknowledgeUserNotice {"ackType":"W2G_WIN"}'],
  ['See tax forms', 'Continue', WIN, 'AcknowledgeUserNotice {"ackType":"W2G_WIN"}'],
  ['Not now', 'Set a limit', FIRST, 'AcknowledgeUserNotice {"ackType":"FIRST_WAGER"}'],
  ['Set a limit', 'Time limit', FIRST, 'AcknowledgeUserNotice {"ackType":"FIRST_WAGER"}'],
] as const)('%s, pressed twice and then %s, acknowledges the notice once', async (first, other, notice, request) => {
  const server = fakeServer();
  for (const name of ['Account', 'AcknowledgeUserNotice', 'PATCH /i/acks/limits_modal_dismissed_at', 'PlayerLimits'])
    server.hold(name);
  renderInPage(<AccountNotices notice={notice} onAlertClosed={() => undefined} />, { services: { data: server.data }, brand });
  for (const label of [first, first, other]) press(label);
  await act(() => settle());
  expect(server.calls.filter((call) => !/^(Account|PlayerLimits) /.test(call))).toEqual([request]);
});
