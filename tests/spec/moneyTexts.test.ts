import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { formatMoney } from '../../core/money/money.ts';
import { MoneyField } from '../../src/ui/MoneyField.tsx';

it.each([
  [123_450, '$1,234.50'],
  [100, '$1.00'],
  [5, '$0.05'],
])('%s cents are shown as %s, in texts and in fields', (cents, text) => {
  expect(formatMoney(cents)).toBe(text);
  const field = createElement(MoneyField, { label: 'Bet', valueCents: cents, onChange: () => undefined });
  expect(renderToStaticMarkup(field)).toContain(`value="${text}"`);
});

it('no code but core/money writes an amount with a dollar sign of its own', () => {
  const written = ['core', 'src', 'server'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|generated|testing|gallery/.test(name))
      .map((name) => path.join(folder, name))
      .filter((file) =>
        /\$\$\{(?!role)|'\$' \+|toFixed\(2\)\}`?[^M%]*\$|replace\((?:'\.00'|\/\\\.00)/.test(readFileSync(file, 'utf8')),
      ),
  );
  // A badge on a game has room for millions alone: $1.28M. What a session has spent has a factor and decimals of its own (W5.35).
  expect(written.sort()).toEqual(['core/money/money.ts', 'core/money/sessionSpend.ts', 'src/features/casino/logic/games.ts']);
});
