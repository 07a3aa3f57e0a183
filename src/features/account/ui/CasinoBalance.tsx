import { useState } from 'react';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useCasinoUsage, useSetCasinoUsage } from '../data/casinoBalance.ts';
import { type CasinoBalance as Balance, type CasinoUsage, usageText } from '../logic/casinoUsage.ts';

const box = cls({
  display: 'grid',
  gap: 12,
  padding: 24,
  '& > h2': { type: 'title' },
  '& p': { marginTop: 12, type: 'body', color: '$text2' },
  '& fieldset': { maxWidth: 400 },
});

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
  const usage = useCasinoUsage();
  const isOnline = useStore(useServices().connection).online;
  return (
    <Card as="section" className={box} aria-labelledby="casino-balance">
      <h2 id="casino-balance">Casino balance</h2>
      <AsyncRegion
        source={usage}
        isOnline={isOnline}
        skeleton={<Skeleton height={44} />}
        message={(kind) => <RegionMessage kind={kind} size="line" words={WORDS} onRetry={() => void usage.refetch()} />}
      >
        {(known) => <Choice usage={known} />}
      </AsyncRegion>
    </Card>
  );
}

function Choice({ usage }: { readonly usage: CasinoUsage }) {
  const save = useSetCasinoUsage();
  const toast = useToast();
  const [chosen, setChosen] = useState<Balance | null>(null);

  async function choose(first: Balance): Promise<void> {
    setChosen(first);
    if (!(await save(first)))
      toast.show({
        id: 'casino-balance',
        type: 'danger',
        body: 'Your casino balance was not changed',
        detail: 'Please try again.',
      });
    setChosen(null);
  }

  const shown = { ...usage, first: chosen ?? usage.first };
  return (
    <div>
      <Segmented label="Casino games use" options={CHOICES} value={shown.first} onChange={(first) => void choose(first)} />
      <p role="status">{usageText(shown)}</p>
    </div>
  );
}
