import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { makeUnfinished } from '../../tests/support/fakeServices.ts';
import { press, read, renderInPage } from '../../tests/support/page.tsx';
import { fakeServer } from '../platform/data/testing/fakeServer.ts';
import { settle } from '../platform/testing/fakeTime.ts';
import { useCode } from './useCode.tsx';

interface ChangeProps {
  readonly work: () => Promise<void>;
  readonly mayTurnOff: boolean;
}

function Change({ work, mayTurnOff }: ChangeProps) {
  const code = useCode('UPDATE_PASSWORD');
  return (
    <>
      <button type="button" onClick={() => void code.before(work, mayTurnOff)}>
        Change
      </button>
      {code.dialog}
    </>
  );
}

const NO_CODE = 'Can’t get a code?';

/** A page with a change that needs a code or none, once the change was pressed. */
async function pressChange(showOneTimeCode: boolean, mayTurnOff: boolean) {
  const { data, time, answer, calls } = fakeServer();
  const right = { success: true, error: null, displayType: 'INLINE' };
  answer('OneTimeCode', () => ({ oneTimeCode: { source: 'UPDATE_PASSWORD', showOneTimeCode, destination: '•• 42' } }));
  answer('SendOneTimeCode', () => ({ sendOneTimeCode: right }));
  answer('VerifyOneTimeCode', () => ({ verifyOneTimeCode: right }));
  const work = vi.fn(async () => undefined);
  const unfinished = makeUnfinished();
  renderInPage(<Change work={work} mayTurnOff={mayTurnOff} />, { services: { data, ...time, unfinished } });
  await act(() => settle());
  press('Change');
  return { work, calls, things: () => unfinished.getSnapshot().map(({ kind }) => kind) };
}

it('a change that needs no code is done at once', async () => {
  const { work } = await pressChange(false, true);
  expect(work).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a change that needs a code is done once the code was right, and unfinished from the sent code on', async () => {
  const { work, calls, things } = await pressChange(true, false);
  const dialog = await screen.findByRole('dialog');
  expect(read(dialog)).toContain('To •• 42');
  expect(read(dialog)).not.toContain(NO_CODE);
  expect(things()).toEqual([]);
  press('Send code');
  fireEvent.change(await screen.findByRole('textbox', { name: '6-digit code' }), { target: { value: '123456' } });
  expect(things()).toEqual(['code']);
  expect(work).not.toHaveBeenCalled();
  press('Verify');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(work).toHaveBeenCalledOnce();
  expect(things()).toEqual([]);
  expect(calls).toContain('VerifyOneTimeCode {"code":"123456","source":"UPDATE_PASSWORD","operation":null}');
});

it('a change whose code is not given is not done', async () => {
  const { work } = await pressChange(true, true);
  expect(read(await screen.findByRole('dialog'))).toContain(NO_CODE);
  press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(work).not.toHaveBeenCalled();
});
