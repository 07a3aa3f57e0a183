import { type AccentColors, accentColors, type Mode } from './accent.ts';
import { iconFile, logoFile } from './logo.ts';

/** Texts of the model, the brand that new ones are copied from, by file name. */
export interface ModelFiles {
  readonly code: string;
  readonly 'brand.ts': string;
  readonly 'copy.ts': string;
  readonly 'theme.ts': string;
}

const FLAGS = `import type { BrandFlags } from '../../src/brand/contract.ts';

/** The flags that are not at the specification's default (core/wire/flags.ts). */
export const flags: BrandFlags = {};
`;

const COLOR = /(\w+): '(#[0-9A-Fa-f]{6})'/g;

/** Degrees of the colour circle, by the letters of the code. */
export function hueOf(code: string): number {
  return [...code].reduce((sum, letter) => (sum * 37 + letter.charCodeAt(0)) % 360, 0);
}

/**
 * Every file of a new brand but the drawn icons: words, links and neutral colours of the model under another name, with a logo and accents
 * of its own. The rest of its character is then written by hand.
 */
export function brandFiles(code: string, model: ModelFiles): Readonly<Record<string, string>> {
  const hue = hueOf(code);
  const inCapitals = model.code.toUpperCase();
  const renamed = (text: string): string =>
    text.replace(new RegExp(`\\b(?:${model.code}|${inCapitals})\\b`, 'g'), (name) =>
      name === inCapitals ? code.toUpperCase() : code,
    );
  const { theme, accents } = recolored(model['theme.ts'], hue);
  const { accent, onAccent } = accents;
  return {
    'brand.ts': renamed(model['brand.ts']).replace('lineMovement: true', 'lineMovement: false'),
    'copy.ts': renamed(model['copy.ts']),
    'theme.ts': theme.replace(/\/\*\*.*?\*\//s, `/** Neutral colours of ${model.code}; accents of hue ${hue}. */`),
    'flags.ts': FLAGS,
    'logo.ts': logoFile(code, accent, onAccent),
    'assets/icon.svg': iconFile(code, accent, onAccent),
  };
}

/** The theme with other accents in each of its modes, and the accents of the first mode. */
function recolored(theme: string, hue: number): { readonly theme: string; readonly accents: AccentColors } {
  const found: AccentColors[] = [];
  const text = theme.replace(/\b(dark|light): \{([^}]*)\}/g, (whole, mode: Mode) => {
    const colors = new Map([...whole.matchAll(COLOR)].map(([, role, color]) => [role, color]));
    const backgrounds = ['bg', 'surface', 'surface2'].map((role) => colors.get(role) ?? '');
    const accents = accentColors(hue, mode, backgrounds);
    found.push(accents);
    const accentOf = new Map<string, string>(Object.entries(accents));
    return whole.replace(COLOR, (_, role: string, color: string) => `${role}: '${accentOf.get(role) ?? color}'`);
  });
  const [accents] = found;
  if (accents === undefined) throw new Error('The theme of the model has no mode');
  return { theme: text, accents };
}
