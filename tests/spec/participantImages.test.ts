import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ParticipantImage } from '../../src/features/sports/ui/ParticipantImage.tsx';
import { createStore } from '../../src/platform/externalStore.ts';
import type { StartupState } from '../../src/platform/startup/startup.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { fakeServices } from '../support/fakeServices.ts';

const LOGOS = [{ size: 72, path: '/participants/logo.svg' }];
const HEADSHOT = { size: 160, path: '/participants/headshot.svg' };
const NONE = { logoAllowList: [], logoBlockList: [], headshotAllowList: [], headshotBlockList: [] };
const BOTH = ['Chiefs', 'Byron'];

/** Whether the image of a team, and of a person, is shown with these lists. */
function shown(lists: Partial<Record<keyof typeof NONE, readonly string[]>>): readonly boolean[] {
  const data = { applicationMetadata: { ...NONE, ...lists } };
  const startup = createStore({ data } as unknown as StartupState) as never;
  const all = { side: 'HOME', abbreviation: 'X', colors: ['#000000', '#ffffff'], record: null } as const;
  return [
    { ...all, name: 'Chiefs', logos: LOGOS },
    { ...all, name: 'Byron', headshot: HEADSHOT },
  ].map((participant) => {
    const image = createElement(ParticipantImage, { participant });
    return renderToStaticMarkup(createElement(ServicesContext, { value: fakeServices({ startup }) }, image)).includes('<img');
  });
}

it('logos and headshots are those that startup’s lists allow, and the drawn badge stands for all others', () => {
  expect(shown({})).toEqual([true, true]);
  expect(shown({ logoBlockList: BOTH })).toEqual([false, true]);
  expect(shown({ headshotBlockList: BOTH })).toEqual([true, false]);
  expect(shown({ logoAllowList: ['Eagles'] })).toEqual([false, true]);
  expect(shown({ headshotAllowList: ['Ada'] })).toEqual([true, false]);
  expect(shown({ logoAllowList: BOTH, headshotAllowList: BOTH })).toEqual([true, true]);
  expect(shown({ logoAllowList: BOTH, logoBlockList: BOTH })).toEqual([false, true]);
});
