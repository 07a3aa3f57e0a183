import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import { promotion } from '../../src/features/promotions/data/promotions.ts';
import { PromotionPage } from '../../src/features/promotions/ui/PromotionPage.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import type { Services } from '../../src/platform/services.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { fakeServices } from '../support/fakeServices.ts';

const PROMOTION = {
  id: 'p1',
  title: 'Follow the scores',
  shortDescription: 'Every game.',
  description: 'One.\nTwo.',
  tag: null,
  imageUrl: '/art/promo-hoops.svg',
  endsAt: null,
  startsAt: null,
  primaryCtaDeepLink: null,
  deepLink: null,
  enrollmentStatus: 'NotRequired',
  state: 'OPEN',
  requirement: null,
  award: null,
  costs: [],
  progress: null,
};

/** The buttons of the promotion's page, as `label path`. */
async function actionsOf(primaryCta: string | null, primaryCtaLink: string | null): Promise<readonly string[]> {
  const { data, answer, connection, session } = fakeServer();
  answer('Promotion', () => ({ promotion: { ...PROMOTION, primaryCta, primaryCtaLink } }));
  data.query(promotion, { id: 'p1' }).subscribe(() => undefined);
  await settle();
  const services = { data, connection, session, report: () => undefined };
  const page = createElement(
    ServicesContext,
    { value: fakeServices(services as unknown as Partial<Services>) },
    createElement(Routes, {}, createElement(Route, { path: '/promotions/:promotionId', element: createElement(PromotionPage) })),
  );
  const markup = renderToStaticMarkup(
    createElement(
      MemoryRouter,
      { initialEntries: ['/promotions/p1'] },
      createElement(BrandContext, { value: await loadBrand('tsb') }, page),
    ),
  );
  expect(markup).toContain('>One.</p>');
  const [, below = ''] = markup.split('>Two.</p>');
  return [...below.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, path, label]) => `${label} ${path}`);
}

describe('the call to action of a promotion', () => {
  it('is called View where the promotion does not name it, and else as the promotion says', async () => {
    expect(await actionsOf(null, '/live')).toEqual(['View /live']);
    expect(await actionsOf('See the scores', '/live')).toEqual(['See the scores /live']);
  });

  it('is no link without a path of the app', async () => {
    for (const link of [null, 'https://example.com/', '//example.com']) expect(await actionsOf('Go', link)).toEqual([]);
  });
});
