import { act, createElement, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { fakeServices } from '../../tests/support/fakeServices.ts';
import { mountHook } from '../../tests/support/mountHook.ts';
import { fakeServer } from '../platform/data/testing/fakeServer.ts';
import { settle } from '../platform/fakeTime.ts';
import { ServicesContext } from '../platform/usePlatform.ts';
import { CodeDialog, type CodeDialogProps } from './CodeDialog.tsx';
import { type Code, useCode } from './useCode.tsx';

async function setUp(showOneTimeCode: boolean) {
  const { data, answer } = fakeServer();
  answer('OneTimeCode', () => ({ oneTimeCode: { source: 'UPDATE_PASSWORD', showOneTimeCode, destination: '•• 42' } }));
  const shown: { code: Code | null } = { code: null };
  const step = (change: () => unknown) =>
    act(async () => {
      void change();
      await settle();
    });
  const services = fakeServices({ data });
  mountHook(
    () => {
      shown.code = useCode('UPDATE_PASSWORD');
    },
    { initial: {}, wrap: (hook) => createElement(ServicesContext, { value: services }, hook) },
  );
  // Loaded by now, the dialog opens with the press.
  expect(CodeDialog).toBeDefined();
  await step(() => undefined);
  const done: string[] = [];
  const change = (): Promise<void> => {
    done.push('changed');
    return Promise.resolve();
  };
  const dialog = (): CodeDialogProps | null =>
    shown.code?.dialog ? (shown.code.dialog as ReactElement<CodeDialogProps>).props : null;
  return { step, done, dialog, before: (mayTurnOff: boolean) => step(() => shown.code?.before(change, mayTurnOff)) };
}

it('a change that needs no code is done at once', async () => {
  const { before, done, dialog } = await setUp(false);
  await before(true);
  expect([done, dialog()]).toEqual([['changed'], null]);
});

it('a change that needs a code is done once the code was right', async () => {
  const { before, done, dialog, step } = await setUp(true);
  await before(false);
  expect(dialog()).toMatchObject({ destination: '•• 42', onNoCode: null });
  expect(done).toEqual([]);
  await step(() => dialog()?.onVerified());
  expect([done, dialog()]).toEqual([['changed'], null]);
});

it('a change whose code is not given is not done', async () => {
  const { before, done, dialog, step } = await setUp(true);
  await before(true);
  expect(dialog()).not.toBeNull();
  await step(() => dialog()?.onClose());
  expect([done, dialog()]).toEqual([[], null]);
});
