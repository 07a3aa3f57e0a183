import { describe, expect, it } from 'vitest';
import { type DisclaimerSources, footerDisclaimers } from './footerDisclaimers.ts';

const help = { body: 'Call for help.', hyperlink: 'Call', deepLink: { requiredWebUrl: 'tel:1' } };
const age = { body: 'Be 21.', hyperlink: null, deepLink: null };

function sources(currency: 'USD' | 'CAD'): DisclaimerSources {
  return {
    applicationMetadata: { currency },
    serviceAttributes: { footerDisclaimers: [help, age] },
    launchPage: { disclaimers: [age] },
  };
}

describe('the disclaimers of the footer', () => {
  it('are those of startup, each once, with their links', () => {
    expect(footerDisclaimers(sources('USD')).slice(0, 2)).toEqual([
      { body: 'Call for help.', hyperlink: 'Call', href: 'tel:1' },
      { body: 'Be 21.', hyperlink: null, href: null },
    ]);
  });

  it('say which currency all amounts are in', () => {
    expect(footerDisclaimers(sources('USD')).map(({ body }) => body)).toContain('All amounts are in US dollars (USD).');
    expect(footerDisclaimers(sources('CAD')).map(({ body }) => body)).toContain('All amounts are in Canadian dollars (CAD).');
  });

  it('have a helpline before the server has answered, and name no currency', () => {
    const bodies = footerDisclaimers(null).map(({ body }) => body);
    expect(bodies.join(' ')).toContain('1-800-GAMBLER');
    expect(bodies.join(' ')).not.toContain('dollars');
  });
});
