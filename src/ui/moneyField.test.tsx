import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { MoneyField } from './MoneyField.tsx';

function Field({ onEnter }: { readonly onEnter?: () => void }) {
  const [cents, setCents] = useState<number | null>(2_500);
  return <MoneyField label="Amount" valueCents={cents} onChange={setCents} {...(onEnter && { onEnter })} />;
}

function paste(text: string): HTMLInputElement {
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  field.setSelectionRange(0, field.value.length);
  const event = createEvent.paste(field);
  Object.defineProperty(event, 'clipboardData', { value: { getData: () => text } });
  act(() => void fireEvent(field, event));
  return field;
}

it('a pasted text that is no amount is called so, and the field keeps what it held', () => {
  render(<Field />);
  const field = paste('1.000,50');
  expect(screen.getByRole('alert').textContent).toBe('That is not an amount');
  expect(field.value).toBe('$25.00');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('That is not an amount');
  expect(paste('US$1 050').value).toBe('$1,050');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the Enter that ends a composition submits nothing', () => {
  const onEnter = vi.fn();
  render(<Field onEnter={onEnter} />);
  const field = screen.getByRole('textbox');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(onEnter).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(onEnter).toHaveBeenCalledOnce();
});
