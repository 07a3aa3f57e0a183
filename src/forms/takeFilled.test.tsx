import { act, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { takeFilled } from './takeFilled.ts';

interface Values {
  readonly username: string;
  readonly stays: boolean;
}

function LogIn({ onSend }: { readonly onSend: (values: Values) => void }) {
  const form = useForm<Values>({ defaultValues: { username: '', stays: false } });
  return (
    <form
      aria-label="Log in"
      onSubmit={(event) => {
        takeFilled(event.currentTarget, form);
        void form.handleSubmit((values) => onSend(values))(event);
      }}
    >
      <input aria-label="Username" {...form.register('username', { required: true })} />
      <input aria-label="Stay" type="checkbox" {...form.register('stays')} />
    </form>
  );
}

it('what a password manager has filled in without an event is sent; a tick is not read as a text', async () => {
  const onSend = vi.fn();
  render(<LogIn onSend={onSend} />);
  // The DOM's own setter: React hears nothing of it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(screen.getByRole('textbox'), 'maya');
  await act(async () => fireEvent.submit(screen.getByRole('form')));
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ username: 'maya', stays: false });
});
