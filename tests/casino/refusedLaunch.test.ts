import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type LaunchFacts, refuseLaunch } from '../../server/domain/casino/launchRules.ts';
import { loadBrand } from '../../src/brand/loader.ts';
import { Refused } from '../../src/features/casino/ui/GameStage.tsx';
import { createStore } from '../../src/platform/externalStore.ts';
import type { Services } from '../../src/platform/services.ts';
import { fakeTime } from '../../src/platform/testing/fakeTime.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { fakeServices } from '../support/fakeServices.ts';

const HWC = await loadBrand('hwc');
const OPEN: LaunchFacts = {
  restriction: null,
  locationFaults: new Set(),
  acknowledgementRequired: false,
  limits: [],
  isAvailable: true,
};
const UNVERIFIED: Partial<LaunchFacts> = { locationFaults: new Set(['LOCATION_UNVERIFIED']) };
const EXCLUDED: Partial<LaunchFacts> = { locationFaults: new Set(['EXCLUSION_BOUNDARY']) };

/** What the player sees in place of the game, of what the server answers to these facts. */
function shown(facts: Partial<LaunchFacts>, hasFailed = false, online = true): string {
  const error = refuseLaunch({ ...OPEN, ...facts });
  if (error === null) throw new Error('The game is launched');
  const stage = createElement(Refused, {
    refused: { kind: 'refused', mode: 'REAL', error, hasFailed, isChecking: false, lastCheck: null },
    send: () => undefined,
  });
  const page = createElement(
    ServicesContext,
    {
      value: fakeServices({
        timers: fakeTime().timers,
        connection: createStore({ online }) as unknown as Services['connection'],
      }),
    },
    stage,
  );
  return renderToStaticMarkup(createElement(MemoryRouter, {}, createElement(BrandContext, { value: HWC }, page)));
}

/** Its heading, and the names of what can be pressed; a link with its address. */
function parts(markup: string): readonly string[] {
  const heading = /<h2 role="alert">([^<]*)/.exec(markup)?.[1] ?? '';
  const pressed = [...markup.matchAll(/<(a|button)([^>]*)>(.*?)<\/\1>/g)];
  const nameOf = (inside: string, attributes: string): string =>
    [inside.replace(/<[^>]*>/g, ''), /href="([^"]*)"/.exec(attributes)?.[1]].filter(Boolean).join(' ');
  return [heading, ...pressed.map(([, , attributes = '', inside = '']) => nameOf(inside, attributes))];
}

it.each([
  [
    { acknowledgementRequired: true },
    {
      code: 'RG_ACK_REQUIRED',
      displayType: 'MODAL',
      headerMessage: 'One thing before you play',
      message: 'Please confirm you know how to set limits and get help.',
      footerMessage: null,
      deepLinkCta: 'Read and confirm',
      deepLink: null,
    },
  ],
  [
    { isAvailable: false },
    {
      code: 'LAUNCHED_FAILED',
      displayType: 'INLINE',
      headerMessage: 'The game didn’t open',
      message: 'Nothing was bet. Try again in a moment.',
      footerMessage: null,
      deepLinkCta: 'Try again',
      deepLink: null,
    },
  ],
])('a launch refused for %o has all its fields', (facts, refusal) => {
  expect(refuseLaunch({ ...OPEN, ...facts })).toEqual(refusal);
});

describe('in place of a game the player sees why it was not launched, and what can be done', () => {
  it.each([
    [
      'a restriction',
      { restriction: { expiresAt: null } },
      ['Casino is paused for you', 'Lobby', 'See details /account/responsible-gaming'],
    ],
    ['a location that is not verified', UNVERIFIED, ['Check your location to play', 'Lobby', 'Check Location']],
    ['an excluded place', EXCLUDED, ['Games are off right here', 'Lobby']],
    ['a game that is not available', { isAvailable: false }, ['The game didn’t open', 'Lobby', 'Try again']],
    [
      'a reached limit',
      { limits: [{ type: 'LOSS', period: 'DAILY', amountCents: 1_000, usedCents: 1_000 }] },
      ['You’ve reached your loss limit', 'Lobby', 'See limits /account/responsible-gaming/limits/loss/daily'],
    ],
    ['a due acknowledgement', { acknowledgementRequired: true }, ['One thing before you play', 'Lobby', 'Read and confirm']],
  ] as const)('%s', (_reason, facts, expected) => {
    const markup = shown(facts);
    expect(parts(markup)).toEqual(expected);
    const { message = '', footerMessage = null } = refuseLaunch({ ...OPEN, ...facts }) ?? {};
    expect(markup).toContain(message);
    expect(markup).toContain(footerMessage ?? message);
  });

  it('support where another try has failed, too, in place of a third one', () => {
    const markup = shown({ isAvailable: false }, true);
    expect(parts(markup)).toEqual(['The game didn’t open', 'Lobby', `Contact Support ${HWC.links.support}`]);
    expect(markup).not.toContain('Try again');
    expect(parts(shown(UNVERIFIED, true))).toContain('Check Location');
  });

  it.each([
    ['Try again', { isAvailable: false }],
    ['Check Location', UNVERIFIED],
  ] as const)('offline nothing can be tried, and it says so (%s)', (name, facts) => {
    const button = new RegExp(`<button[^>]*disabled=""[^>]*><span[^>]*>${name}<`);
    expect(shown(facts, false, false)).toMatch(button);
    expect(shown(facts, false, false)).toContain('You’re offline.');
    expect(shown(facts)).not.toMatch(button);
    expect(shown(facts)).not.toContain('You’re offline.');
  });
});
