import { createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { DueNotice } from '../../src/features/account/logic/notices.ts';
import { AccountNotices } from '../../src/features/account/ui/AccountNotices.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { settle } from '../../src/platform/fakeTime.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { pressButton } from '../support/drawn.ts';
import { fakeServices } from '../support/fakeServices.ts';
import { mountHook } from '../support/mountHook.ts';

const LIMITS: DueNotice = { kind: 'limits', dailyTimeSeconds: null };
const WIN: DueNotice = {
  kind: 'w2gWin',
  win: { gameName: 'Velvet Sevens', wonAt: '2026-11-20T20:00:00Z', winCents: 184_000, withheldCents: 0 },
};

/** A notice whose answer stays on its way, and what was sent. One a test. */
function setUp(notice: DueNotice) {
  const server = fakeServer();
  for (const name of ['Account', 'AcknowledgeUserNotice', 'PATCH /i/acks/limits_modal_dismissed_at']) server.hold(name);
  const services = fakeServices({ data: server.data });
  let drawn: ReactNode = null;
  const mounted = mountHook(
    () => {
      const { type, props } = AccountNotices({ notice, onAlertClosed: () => undefined });
      drawn = type(props);
    },
    {
      initial: {},
      wrap: (hook) => createElement(ServicesContext, { value: services }, createElement(MemoryRouter, null, hook)),
    },
  );
  return {
    press: (label: string) => mounted.act(() => pressButton(drawn, label)),
    sent: async () => {
      await settle();
      return server.calls.filter((call) => !call.startsWith('Account '));
    },
  };
}

it.each([
  ['Looks right', 'Change', LIMITS, 'PATCH /i/acks/limits_modal_dismissed_at {}'],
  ['Change', 'Looks right', LIMITS, 'PATCH /i/acks/limits_modal_dismissed_at {}'],
  ['Continue', 'See tax forms', WIN, 'AcknowledgeUserNotice {"ackType":"W2G_WIN"}'],
  ['See tax forms', 'Continue', WIN, 'AcknowledgeUserNotice {"ackType":"W2G_WIN"}'],
] as const)('%s, pressed twice and then %s, acknowledges the notice once', async (first, other, notice, request) => {
  const { press, sent } = setUp(notice);
  press(first);
  press(first);
  press(other);
  expect(await sent()).toEqual([request]);
});
