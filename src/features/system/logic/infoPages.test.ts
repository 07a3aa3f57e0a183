import { describe, expect, it } from 'vitest';
import { INFO_SLUGS, type InfoFacts, infoPage } from './infoPages.ts';

const facts = (name: string, more: Partial<InfoFacts> = {}): InfoFacts => ({
  name,
  kind: 'sportsbook',
  credits: 'credits',
  ...more,
});

describe('plain pages', () => {
  it('all have a title and text', () => {
    expect(INFO_SLUGS.length).toBeGreaterThan(0);
    for (const slug of INFO_SLUGS) {
      const page = infoPage(slug, facts('tsb'));
      expect(page?.title).toBeTruthy();
      expect(page?.sections.every((section) => section.paragraphs.length > 0)).toBe(true);
    }
  });

  it('name the brand of the page', () => {
    expect(infoPage('about', facts('hwc'))?.title).toBe('About hwc');
  });

  it("use the brand's name for credits", () => {
    const page = infoPage('restricted-balance', facts('tsb', { credits: 'house chips' }));
    expect(page?.sections.flatMap((section) => section.paragraphs).join(' ')).toContain('neither cash nor house chips');
  });

  it('speak of no betslip and no bets on games in a standalone casino', () => {
    for (const slug of ['help', 'apps', 'privacy-policy'])
      expect(JSON.stringify(infoPage(slug, facts('hwc', { kind: 'casino' })))).not.toMatch(/betslip|picks|prices/);
    expect(JSON.stringify(infoPage('help', facts('tsb')))).toContain('betslip');
  });

  it('do not exist under unknown names', () => {
    expect(infoPage('nowhere', facts('tsb'))).toBeNull();
    expect(infoPage('constructor', facts('tsb'))).toBeNull();
  });
});
