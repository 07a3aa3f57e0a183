import { fireEvent, type RenderResult, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, parsePath } from 'react-router';
import type { Brand } from '../../src/brand/contract.ts';
import type { Services } from '../../src/platform/services.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { type Player, playerOf } from '../../src/player/index.ts';
import type { PlayerFacts } from '../../src/player/types.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { fakeServices } from './fakeServices.ts';

export interface Surroundings {
  /** The page's services that the part uses, with as much of each as it uses. */
  readonly services?: { readonly [Name in keyof Services]?: unknown };
  /** What is known of the player, as far as the part reads it. */
  readonly player?: { readonly [Name in keyof PlayerFacts]?: unknown };
  readonly brand?: Brand;
  readonly address?: string;
  /** What the link that led to the address says of itself. */
  readonly state?: unknown;
}

/** A part of a page with what it finds around it. It is gone after the test. */
export function renderInPage(part: ReactNode, surroundings: Surroundings = {}): RenderResult & { readonly player: Player } {
  const { services = {}, player, brand, address = '/', state } = surroundings;
  const allServices = fakeServices(services as Partial<Services>);
  if (player) playerOf(allServices).update(player as Partial<PlayerFacts>);
  const rendered = render(part, {
    wrapper: ({ children }) => (
      <ServicesContext value={allServices}>
        <BrandContext value={brand ?? null}>
          <MemoryRouter initialEntries={[{ ...parsePath(address), state }]}>{children}</MemoryRouter>
        </BrandContext>
      </ServicesContext>
    ),
  });
  return { ...rendered, player: playerOf(allServices) };
}

export const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

export function press(name: string | RegExp): void {
  fireEvent.click(button(name));
}

/** What a reader reads there, with a space between two elements. */
export function read(element: Element = document.body): string {
  const texts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim();
}
