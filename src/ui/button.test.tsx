import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from './Button.tsx';

/** As a browser does: its own element in place of the text. */
function translate(button: HTMLElement): void {
  const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  const text = walker.nextNode() as Text;
  const translated = document.createElement('font');
  translated.textContent = 'Apostar';
  text.replaceWith(translated);
}

it('a label that the browser has translated becomes busy, and then another label', () => {
  const { rerender } = render(<Button>Place Bet</Button>);
  const button = screen.getByRole('button');
  translate(button);
  rerender(<Button busy>Place Bet</Button>);
  expect(button.textContent).toBe('Apostar');
  rerender(<Button>Bet Placed</Button>);
  expect(button.textContent).toBe('Bet Placed');
});

it('an icon comes before a label that the browser has translated', () => {
  const withIcon = (isPlaced: boolean) => (
    <Button>
      {isPlaced && <svg aria-label="Done" />}
      {isPlaced ? 'Bet Placed' : 'Place Bet'}
    </Button>
  );
  const { rerender } = render(withIcon(false));
  const button = screen.getByRole('button');
  translate(button);
  rerender(withIcon(true));
  expect(button.firstElementChild?.getAttribute('aria-label')).toBe('Done');
  expect(button.textContent).toBe('Bet Placed');
});
