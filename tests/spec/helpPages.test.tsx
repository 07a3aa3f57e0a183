import { fireEvent, screen } from '@testing-library/react';
import { matchRoutes, Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { appRoutes } from '../../src/app/routes/appRoutes.tsx';
import { loadBrand } from '../../src/brand/loader.ts';
import { helpArticles } from '../../src/features/system/logic/helpArticles.ts';
import { AboutPage } from '../../src/features/system/ui/AboutPage.tsx';
import { HelpArticlePage, HelpPage } from '../../src/features/system/ui/HelpPage.tsx';
import { press, read, renderInPage } from '../support/page.tsx';

async function open(address: string, brandKind: 'sportsbook' | 'casino' = 'sportsbook') {
  let supportCalls = 0;
  const services = { brandKind, openSupport: () => (supportCalls += 1), hasPage: () => true };
  renderInPage(
    <Routes>
      <Route path="/account/about" element={<AboutPage />} />
      <Route path="/account/help" element={<HelpPage />} />
      <Route path="/account/help/:articleId" element={<HelpArticlePage />} />
    </Routes>,
    { services, brand: await loadBrand(brandKind === 'casino' ? 'tsc' : 'tsb'), address },
  );
  return () => supportCalls;
}

const links = () =>
  screen
    .queryAllByRole('link')
    .map((link) => link.textContent)
    .filter((name) => name !== '1-800-GAMBLER');

it('help lists articles, finds them by words of the title in any order, and leads to Support', async () => {
  const supportCalls = await open('/account/help');
  expect(links()).toEqual(
    expect.arrayContaining(['How limits work', 'How withdrawals work', 'How bets are graded', 'Location problems']),
  );
  const search = screen.getByRole('searchbox');
  fireEvent.change(search, { target: { value: 'work LIMITS' } });
  expect(links()).toEqual(['How limits work']);
  expect(screen.getByText('1 article')).toBeTruthy();
  fireEvent.change(search, { target: { value: 'lottery' } });
  expect(read()).toContain('No article has that in its title');
  press('Contact Support');
  expect(supportCalls()).toBe(1);
});

it('an article of help says what the product does, with the way to it, and one of another brand is not there', async () => {
  await open('/account/help/limits');
  expect(read()).toMatch(/How limits work.*A lower limit holds at once.*at least 24 hours/);
  expect(screen.getByRole('link', { name: 'Responsible gaming' }).getAttribute('href')).toBe('/account/responsible-gaming');
});

it('an article of help about bets is not in a standalone casino', async () => {
  await open('/account/help', 'casino');
  expect(links()).not.toContain('How cash out works');
  expect(links()).toContain('How limits work');
});

it.each(['sportsbook', 'casino'] as const)('every link of an article leads to a page of a %s', (kind) => {
  for (const { id, link } of helpArticles(kind))
    if (link !== null) expect([id, matchRoutes(appRoutes(kind), link.path)?.at(-1)?.route.path]).not.toEqual([id, '*']);
});

it('about says what the product is and what there is to read', async () => {
  await open('/account/about');
  expect(read()).toContain('one of four brands of Slipstream');
  expect(links()).toEqual(['House rules', 'Terms of Use', 'Privacy Policy', 'Accessibility Policies', 'Install the app']);
});
