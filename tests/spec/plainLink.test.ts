import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { PlainLink } from '../../src/app/layout/PlainLink.tsx';

const drawn = (href: string): string =>
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(PlainLink, { href, className: 'c' }, 'Words')));

it('a link of the brand or the server opens paths, https addresses, mail and phone numbers, and nothing else', () => {
  expect(drawn('/info/about')).toBe('<a class="c" href="/info/about" data-discover="true">Words</a>');
  expect(drawn('https://help.example/')).toContain('href="https://help.example/" target="_blank" rel="noreferrer"');
  for (const href of ['mailto:a@b.example', 'tel:1-800-426-2537']) expect(drawn(href)).toContain(`<a href="${href}"`);
  for (const href of ['http://help.example/', '//evil.example', 'javascript:https', 'data:text/html,x', ''])
    expect(drawn(href), href).toBe('<span class="c">Words</span>');
});
