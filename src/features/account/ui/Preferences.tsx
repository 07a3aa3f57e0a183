import { cls } from '../../../ui/cls.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { type ThemeChoice, useTheme } from '../../../ui/themeChoice.ts';
import { useOddsFormat, usePlayerAccount } from '../data/useAccount.ts';

const group = cls({ display: 'grid', gap: 12 });
const item = cls({ display: 'grid', gap: 6 });
const label = cls({ type: 'caption', fontWeight: 600, color: '$text2' });

const FORMATS = [
  { id: 'AMERICAN', label: 'American' },
  { id: 'EURO', label: 'Decimal' },
] as const;

const MODES: Record<ThemeChoice, string> = { system: 'System', dark: 'Dark', light: 'Light' };

/** How odds are written and how the page looks. Applied at once. */
export function Preferences() {
  const { setOddsFormat } = usePlayerAccount();
  const theme = useTheme();
  const format = useOddsFormat();
  return (
    <section className={group} aria-label="Preferences">
      <div className={item}>
        <span className={label} aria-hidden="true">
          Odds format
        </span>
        <Segmented label="Odds format" options={FORMATS} value={format} onChange={setOddsFormat} />
      </div>
      {theme.choices.length > 1 && (
        <div className={item}>
          <span className={label} aria-hidden="true">
            Theme
          </span>
          <Segmented
            label="Theme"
            options={theme.choices.map((id) => ({ id, label: MODES[id] }))}
            value={theme.chosen}
            onChange={theme.choose}
          />
        </div>
      )}
    </section>
  );
}
