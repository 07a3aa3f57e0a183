import { useStore } from '../../../platform/externalStore.ts';
import type { ThemeChoice } from '../../../platform/services.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { chooseOddsFormat } from '../../../player/queries.ts';
import { cls } from '../../../ui/cls.ts';
import { Segmented } from '../../../ui/Segmented.tsx';

const group = cls({ display: 'grid', gap: 12 });
const item = cls({ display: 'grid', gap: 6 });
const label = cls({ type: 'caption', fontWeight: 600, color: '$text2' });

const FORMATS = [
  { id: 'AMERICAN', label: 'American' },
  { id: 'EURO', label: 'Decimal' },
  { id: 'FRACTIONAL', label: 'Fraction' },
  { id: 'PROBABILITY', label: 'Percent' },
] as const;

const MODES: Record<ThemeChoice, string> = { system: 'System', dark: 'Dark', light: 'Light' };

/** Odds format, where there are odds, and theme. Changes apply at once. */
export function Preferences() {
  const services = useServices();
  const { brandKind, theme } = services;
  const format = useStore(services.oddsFormat);
  const choice = useStore(theme.choice);
  const hasOdds = brandKind === 'sportsbook';
  if (!hasOdds && theme.choices.length < 2) return null;
  return (
    <section className={group} aria-label="Preferences">
      {hasOdds && (
        <div className={item}>
          <span className={label} aria-hidden="true">
            Odds format
          </span>
          <Segmented
            label="Odds format"
            options={FORMATS}
            value={format}
            onChange={(chosen) => chooseOddsFormat(services, chosen)}
          />
        </div>
      )}
      {theme.choices.length > 1 && (
        <div className={item}>
          <span className={label} aria-hidden="true">
            Theme
          </span>
          <Segmented
            label="Theme"
            options={theme.choices.map((id) => ({ id, label: MODES[id] }))}
            value={choice}
            onChange={theme.choose}
          />
        </div>
      )}
    </section>
  );
}
