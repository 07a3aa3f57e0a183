import { useMemo, useState } from 'react';
import { stillPrices } from '../../../../platform/gallery/stillPrices.ts';
import { stillServices } from '../../../../platform/gallery/stillServices.ts';
import { ServicesContext, useServices } from '../../../../platform/usePlatform.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { cls } from '../../../../ui/cls.ts';
import { BrandPanels } from '../../../../ui/gallery/BrandPanels.tsx';
import { nothing } from '../../../../ui/gallery/galleryStyles.ts';
import { Sample, sampleColumns } from '../../../../ui/gallery/Sample.tsx';
import { ShareDialog, type ShareDialogProps } from '../../../../ui/ShareDialog.tsx';
import { useTitle } from '../../../../ui/useTitle.ts';
import { BetCard } from '../BetCard.tsx';
import { CashOutBox } from '../CashOutBox.tsx';
import { BetsSkeleton } from '../MyBetsSkeleton.tsx';
import { BETS, BOARD, SAMPLES_AT } from './betSamples.ts';
import { CASH_OUTS } from './cashOutSamples.ts';

const rows = sampleColumns(320);
/** As in the card of a bet. */
const sampleCard = cls({ padding: 16 });

type ShareSample = Pick<ShareDialogProps, 'makeLink' | 'isOnline'> & { readonly name: string };

const SHARES: readonly ShareSample[] = [
  { name: 'Share, link made', makeLink: async () => '/shared_bet?shareId=gallery', isOnline: true },
  { name: 'Share, link not made', makeLink: async () => null, isOnline: true },
  { name: 'Share, link being made', makeLink: () => new Promise(nothing), isOnline: true },
  { name: 'Share, offline', makeLink: async () => null, isOnline: false },
];

/** Every state and kind of a bet, of a cash out and of sharing a bet, in every sports brand and mode. Nothing is cashed out or shared. For developers. */
export function BetsGallery() {
  useTitle('Gallery of My Bets');
  return <BrandPanels title="Gallery of My Bets" Samples={Samples} only="sportsbook" />;
}

function Samples() {
  return (
    <div className={rows}>
      <Bets />
      {CASH_OUTS.map(({ name, isOnline = true, ...view }) => (
        <Sample key={name} name={name}>
          <Card as="div" className={sampleCard}>
            <CashOutBox
              view={view}
              isOnline={isOnline}
              listedCents={28_50}
              title={name}
              isLive={isOnline}
              unavailableText="No cash out for a round robin"
              onEvent={nothing}
              onConfirm={nothing}
              onSetAuto={async () => false}
              onRemoveAuto={async () => false}
            />
          </Card>
        </Sample>
      ))}
      {SHARES.map(({ name, ...share }) => (
        <Sample key={name} name={name}>
          <Share {...share} />
        </Sample>
      ))}
    </div>
  );
}

let lastId = 0;

/** A card's heading has the id of its bet: a bet of each panel has its own. */
const nextId = (): number => (lastId += BETS.length);

function Bets() {
  const services = useServices();
  const [firstId] = useState(nextId);
  const still = useMemo(
    () => ({ ...stillServices(services, { status: 'loggedIn' }), prices: stillPrices(BOARD), watchEvents: () => nothing }),
    [services],
  );
  return (
    <ServicesContext value={still}>
      {BETS.map(({ name, bet }, index) => (
        <Sample key={name} name={name}>
          <BetCard bet={{ ...bet, id: String(firstId + index) }} format="AMERICAN" now={SAMPLES_AT} />
        </Sample>
      ))}
      <Sample name="Loading">
        <BetsSkeleton />
      </Sample>
    </ServicesContext>
  );
}

/** A dialog lies over the page: it opens with its button. */
function Share(share: Omit<ShareSample, 'name'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && <ShareDialog title="Share this bet" hasStake {...share} onClose={() => setOpen(false)} />}
    </div>
  );
}
