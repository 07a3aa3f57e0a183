import { resolve } from 'node:path';
import { importBundled } from '../lib/importBundled.mjs';
import type { BrandFacts } from './brandFacts.ts';

type Mode = 'dark' | 'light';

/** What is used of a brand's theme and of src/brand/theme.ts. */
interface ThemeModule {
  readonly theme: { readonly radii: Readonly<Record<string, string>> };
  modeColors(theme: ThemeModule['theme'], mode: Mode): Readonly<Record<string, string>> | null;
}

const ROLES = [
  ...(['bg', 'surface', 'surface2', 'line', 'lineStrong', 'text', 'text2', 'accent', 'accentHover', 'onAccent'] as const),
  ...(['header', 'onHeader', 'headerLine', 'focus', 'danger', 'dangerSoft'] as const),
];

/** The log-in page of the identity origin, in the look of the app's own (LogInPage.tsx): a card of 440 px under the brand's header. */
const RULES = `*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:grid;grid-template-rows:auto 1fr;background:var(--bg);color:var(--text);font:400 15px/1.5 Inter,system-ui,sans-serif}
header{display:flex;align-items:center;gap:12px;min-height:64px;padding:0 24px;background:var(--header);color:var(--onHeader);border-bottom:1px solid var(--headerLine);font-weight:700;font-size:20px}
main{width:100%;max-width:488px;margin:0 auto;padding:24px;display:grid;align-content:center}
.card{display:grid;gap:20px;padding:32px;background:var(--surface);border:1px solid var(--line);border-radius:var(--lg)}
h1{font-size:24px;line-height:1.25;font-weight:700;text-wrap:balance}
.lead{margin-top:4px;color:var(--text2)}
.problem{padding:12px 16px;background:var(--dangerSoft);color:var(--danger);border-radius:var(--md);font-weight:600;font-size:14px}
label{display:grid;gap:6px;font-weight:600;font-size:13px;color:var(--text2)}
input{height:48px;padding:0 12px;font:inherit;font-size:16px;color:var(--text);background:var(--surface2);border:1px solid var(--lineStrong);border-radius:var(--sm)}
button{height:48px;font:inherit;font-size:16px;font-weight:600;color:var(--onAccent);background:var(--accent);border:0;border-radius:var(--md);cursor:pointer}
button:hover{background:var(--accentHover)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.foot{text-align:center;color:var(--text2);font-size:14px}
a{color:var(--text);font-weight:600;text-underline-offset:3px}
@media (max-width:480px){.card{padding:20px}}
`;

function variables({ theme, modeColors }: ThemeModule, mode: Mode): string {
  const colors = modeColors(theme, mode);
  const radii = Object.entries(theme.radii).map(([name, value]) => `--${name}:${value}`);
  return [...ROLES.map((role) => `--${role}:${colors?.[role] ?? 'inherit'}`), ...radii].join(';');
}

export interface IdentityFiles {
  readonly 'identity.css': string;
  /** Read by server/api/identity/brandPage.ts. */
  readonly 'identity.json': string;
}

/** What the identity origin shows of a brand, without any code of it: its name, modes and colours. */
export async function identityFiles(
  root: string,
  { code, name, mode, modes, blockSystemMode }: BrandFacts,
): Promise<IdentityFiles> {
  const file = resolve(root, 'brands', code, 'theme.ts');
  const exported = [file, resolve(root, 'src/brand/theme.ts')].map((path) => `export * from ${JSON.stringify(path)};`);
  const theme = await importBundled<ThemeModule>(root, exported.join(''));
  const other = modes.find((each) => each !== mode);
  const otherRules =
    other === undefined || blockSystemMode ? '' : `@media (prefers-color-scheme:${other}){:root{${variables(theme, other)}}}\n`;
  return {
    'identity.css': `:root{${variables(theme, mode)}}\n${otherRules}${RULES}`,
    'identity.json': JSON.stringify({ name, modes: blockSystemMode ? [mode] : modes }),
  };
}
