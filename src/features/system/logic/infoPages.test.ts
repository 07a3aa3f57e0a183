import { describe, expect, it } from 'vitest';
import { INFO_SLUGS, infoPage } from './infoPages.ts';

describe('plain pages', () => {
  it('all have a title and text', () => {
    expect(INFO_SLUGS.length).toBeGreaterThan(0);
    for (const slug of INFO_SLUGS) {
      const page = infoPage(slug, 'tsb', 'credits');
      expect(page?.title).toBeTruthy();
      expect(page?.sections.every((section) => section.paragraphs.length > 0)).toBe(true);
    }
  });

  it('name the brand of the page', () => {
    expect(infoPage('about', 'hwc', 'credits')?.title).toBe('About hwc');
  });

  it("use the brand's name for credits", () => {
    const page = infoPage('restricted-balance', 'tsb', 'house chips');
    expect(page?.sections.flatMap((section) => section.paragraphs).join(' ')).toContain('neither cash nor house chips');
  });

  it('do not exist under unknown names', () => {
    expect(infoPage('nowhere', 'tsb', 'credits')).toBeNull();
    expect(infoPage('constructor', 'tsb', 'credits')).toBeNull();
  });
});
