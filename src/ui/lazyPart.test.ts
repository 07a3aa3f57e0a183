import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazyPart.tsx';

const Panel = ({ name }: { readonly name: string }) => createElement('p', null, `Panel of ${name}`);
const Place = () => createElement('i', null, 'its place');

describe('a lazy part', () => {
  it('is drawn at once when its code was preloaded', async () => {
    const load = vi.fn(async () => Panel);
    const part = lazyPart(load, { place: Place });
    await part.preload();
    expect(renderToStaticMarkup(createElement(part.Component, { name: 'Ann' }))).toBe('<p>Panel of Ann</p>');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('renders its place at once if it has one, and its skeleton only after a delay', () => {
    const load = async () => Panel;
    const placed = lazyPart(load, { place: Place });
    expect(renderToStaticMarkup(createElement(placed.Component, { name: 'Ann' }))).toBe('<i>its place</i>');
    const waiting = lazyPart(load, { skeleton: Place });
    expect(renderToStaticMarkup(createElement(waiting.Component, { name: 'Ann' }))).toBe('');
  });
});
