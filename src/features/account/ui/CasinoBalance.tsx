import { useOnline } from '../../../platform/usePlatform.ts';
import type { CasinoBalances } from '../../../player/index.ts';
import { CASINO_BALANCE_NOT_CHANGED, useCasinoBalances, useSetCasinoBalance } from '../../../player/queries.ts';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useSavedChoice } from '../../../ui/useSavedChoice.ts';
import { usageText } from '../logic/casinoUsage.ts';

const box = cls({
  display: 'grid',
  gap: 12,
  padding: 24,
  '& > h2': { type: 'title' },
  '& p': { marginTop: 12, type: 'body', color: '$text2' },
  '& fieldset fieldset': { maxWidth: 400 },
});

const choice = cls({ margin: 0, padding: 0, border: 0, '&:disabled': { opacity: 0.6 } });

const WORDS: RegionWords = {
  error: 'This preference can’t be shown right now',
  offline: 'This preference is not saved on this device',
  offlineDetail: 'It loads as soon as you’re back online.',
};

const CHOICES = [
  { id: 'CASH', label: 'Cash first' },
  { id: 'BONUS', label: 'Bonus first' },
] as const;

/** Which balance the casino's games use first. */
export function CasinoBalance() {
  const balances = useCasinoBalances();
  const isOnline = useOnline();
  return (
    <Card as="section" className={box} aria-labelledby="casino-balance">
      <h2 id="casino-balance">Casino balance</h2>
      <AsyncRegion
        source={balances}
        isOnline={isOnline}
        skeleton={<Skeleton height={44} />}
        message={(kind) => <RegionMessage kind={kind} size="line" words={WORDS} onRetry={() => void balances.refetch()} />}
      >
        {(loaded) => (
          <fieldset className={choice} disabled={!isOnline}>
            <Choice balances={loaded} />
          </fieldset>
        )}
      </AsyncRegion>
    </Card>
  );
}

function Choice({ balances }: { readonly balances: CasinoBalances }) {
  const [first, choose] = useSavedChoice(balances.first, useSetCasinoBalance(), CASINO_BALANCE_NOT_CHANGED);
  return (
    <div>
      <Segmented label="Casino games use" options={CHOICES} value={first} onChange={(next) => void choose(next)} />
      <p role="status">{usageText({ ...balances, first })}</p>
    </div>
  );
}
