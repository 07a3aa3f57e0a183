import { describe, expect, it } from 'vitest';
import { theme } from '../../brands/tsb/theme.ts';
import { accentColors } from '../../scripts/brandNew/accent.ts';
import { contrast } from '../../scripts/brandNew/contrast.ts';
import { modeColors } from '../../src/brand/theme.ts';
import { LINE_PAIRS, TEXT_PAIRS } from './pairs.ts';

describe('accents for a new brand', () => {
  for (const mode of ['dark', 'light'] as const)
    it(`have enough contrast in the ${mode} mode, with any hue`, () => {
      const model = modeColors(theme, mode);
      if (!model) throw new Error(`The model has no ${mode} mode`);
      const poor: string[] = [];
      for (let hue = 0; hue < 360; hue += 1) {
        const colors = { ...model, ...accentColors(hue, mode, [model.bg, model.surface, model.surface2]) };
        for (const [foreground, background] of TEXT_PAIRS)
          if (contrast(colors[foreground], colors[background]) < 4.5) poor.push(`hue ${hue}: ${foreground} on ${background}`);
        for (const [foreground, background] of LINE_PAIRS)
          if (contrast(colors[foreground], colors[background]) < 3) poor.push(`hue ${hue}: ${foreground} on ${background}`);
      }
      expect(poor).toEqual([]);
    });

  it('are refused for backgrounds on which no accent has enough contrast', () => {
    expect(() => accentColors(200, 'dark', ['#000000', '#FFFFFF'])).toThrow('No accent of hue 200');
  });
});
