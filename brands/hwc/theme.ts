import type { BrandTheme } from '../../src/brand/theme.ts';

/** Dark mode only: aubergine with a brass accent, corners of 16 px and a wide display face. Only artwork has strong colours. */
export const theme: BrandTheme = {
  modes: {
    dark: {
      bg: '#120A15',
      surface: '#1B1120',
      surface2: '#281A2E',
      surface3: '#35243C',
      line: '#2E2034',
      lineStrong: '#8B7593',
      text: '#FBF5F9',
      text2: '#D0C1D2',
      text3: '#AB99AE',
      accent: '#F0B84A',
      accentHover: '#F7CB76',
      onAccent: '#221503',
      accentText: '#F3C263',
      accentSoft: '#35270F',
      onAccentSoft: '#F8D796',
      selected: '#F0B84A',
      onSelected: '#221503',
      header: '#120A15',
      onHeader: '#FBF5F9',
      headerLine: '#2E2034',
      reward: '#FF9FB2',
      rewardSoft: '#3F1A2A',
      focus: '#9FD0FF',
    },
  },
  radii: { xs: '6px', sm: '10px', md: '12px', lg: '16px', xl: '24px' },
  displayWidth: 118,
};
