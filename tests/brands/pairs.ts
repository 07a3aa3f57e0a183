import type { ColorRole } from '../../src/brand/theme.ts';

/** Text colours and their backgrounds. Text has to reach 4.5 to 1 (WCAG 2.2 AA). */
export const TEXT_PAIRS: readonly (readonly [ColorRole, ColorRole])[] = [
  ...on(
    'text',
    'bg',
    'surface',
    'surface2',
    'surface3',
    'accentSoft',
    'warningSoft',
    'dangerSoft',
    'infoSoft',
    'successSoft',
    'rewardSoft',
  ),
  ...on('text2', 'bg', 'surface', 'surface2', 'surface3'),
  ...on('text3', 'bg', 'surface', 'surface2'),
  ...on('accentText', 'bg', 'surface', 'surface2'),
  ...on('onAccent', 'accent', 'accentHover'),
  ...on('onSelected', 'selected'),
  ...on('onAccentSoft', 'accentSoft'),
  ...on('onHeader', 'header'),
  ...on('up', 'upSoft', 'surface', 'surface2'),
  ...on('down', 'downSoft', 'surface', 'surface2'),
  ...on('success', 'successSoft', 'surface'),
  ...on('warning', 'warningSoft', 'surface'),
  ...on('danger', 'dangerSoft', 'surface'),
  ...on('info', 'infoSoft', 'surface'),
  ...on('reward', 'rewardSoft', 'surface'),
  ...on('live', 'surface', 'bg'),
  ...on('onDangerSolid', 'dangerSolid'),
];

/** Outlines of controls, and the focus ring: 3 to 1. */
export const LINE_PAIRS: readonly (readonly [ColorRole, ColorRole])[] = [
  ...on('lineStrong', 'bg', 'surface'),
  ...on('focus', 'bg', 'surface', 'header'),
  ...on('accent', 'bg', 'surface'),
  ...on('selected', 'surface'),
];

function on(foreground: ColorRole, ...backgrounds: readonly ColorRole[]): readonly (readonly [ColorRole, ColorRole])[] {
  return backgrounds.map((background) => [foreground, background] as const);
}
