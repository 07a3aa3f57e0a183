import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from './Button.tsx';

it('a label that the browser has translated becomes busy, and then another label', () => {
  const { rerender } = render(<Button>Place Bet</Button>);
  const button = screen.getByRole('button');
  const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  const text = walker.nextNode() as Text;
  const translated = document.createElement('font');
  translated.textContent = 'Apostar';
  text.replaceWith(translated);
  rerender(<Button busy>Place Bet</Button>);
  expect(button.textContent).toBe('Apostar');
  rerender(<Button>Bet Placed</Button>);
  expect(button.textContent).toBe('Bet Placed');
});
