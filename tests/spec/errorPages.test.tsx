import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ErrorMessage } from '../../src/app/errors/ErrorScreens.tsx';
import { loadBrand } from '../../src/brand/loader.ts';
import { press, renderInPage } from '../support/page.tsx';

const brand = await loadBrand('hwc');
const BALL = 'circle[r="15"]';
const renderError = (kind: 'generic' | 'outage') => renderInPage(<ErrorMessage kind={kind} />, { brand }).container;

it('the generic error page says that something went wrong and to try again [S8.01 S8.02]', () => {
  const { textContent } = renderError('generic');
  expect(textContent).toContain('Oops... Looks like something went wrong');
  expect(textContent).toContain('Let’s try that again.');
});

it('the outage page has a missed shot, which no other page has, and says that the brand is experiencing issues [S2.194 S8.04 S8.05]', async () => {
  const page = renderError('outage');
  expect(page.textContent).toContain('Oops... Something went wrong');
  expect(page.textContent).toContain(`${brand.name} is experiencing issues`);
  await waitFor(() => expect(page.querySelector(BALL)).not.toBeNull());
  const other = renderError('generic');
  await waitFor(() => expect(other.querySelector('svg')?.childElementCount).toBeGreaterThan(0));
  expect(other.querySelector(BALL)).toBeNull();
});

describe.each(['generic', 'outage'] as const)('the %s error page', (kind) => {
  it('leads to support, and Reload loads it again [S2.195 S2.196 S8.03]', () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    renderError(kind);
    press('Reload');
    expect(reload).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe(brand.links.support);
  });
});
