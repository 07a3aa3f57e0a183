import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useBrand } from '../../../ui/brandContext.ts';
import { cardStyle } from '../../../ui/Card.tsx';
import { cls, join } from '../../../ui/cls.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useUpdate } from '../data/updateContext.ts';

const strip = cls({ display: 'flex', alignItems: 'center', gap: 12, padding: '8px 8px 8px 16px', flexWrap: 'wrap' });
const words = cls({
  flex: 1,
  minWidth: 200,
  '& strong': { display: 'block', type: 'base', fontWeight: 600 },
  '& span': { type: 'caption', color: '$text2' },
});

/** A newer app is ready: asks, once nothing is in the slip and no bet is on its way. Later is later. */
export function UpdateNotice() {
  const brand = useBrand();
  const { ready, held, apply } = useUpdate();
  const [state, setState] = useState<'asking' | 'applying' | 'elsewhere' | 'later'>('asking');
  if (!ready || held || state === 'later') return null;

  function onUpdate(): void {
    setState('applying');
    void apply().then((outcome) => {
      if (outcome !== 'applying') setState('elsewhere');
    });
  }

  return (
    <section className={join(cardStyle, strip)} aria-label="Update" role="status">
      <Icon name="refresh" size={20} />
      <div className={words}>
        <strong>A new version of {brand.name} is ready</strong>
        <span>
          {state === 'elsewhere'
            ? 'Another tab has a betslip in progress. Finish there first.'
            : 'The page reloads once. Your picks stay.'}
        </span>
      </div>
      <Button tone="outline" size="sm" busy={state === 'applying'} onClick={onUpdate}>
        Update now
      </Button>
      <IconButton icon="close" label="Update later" onClick={() => setState('later')} />
    </section>
  );
}
