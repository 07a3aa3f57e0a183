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
import type { CashOutView } from '../../data/cashOuts.ts';
import { type CashOutOffer, type CashOutRequest, NO_CASH_OUT } from '../../logic/cashOut.ts';
import { BetCard } from '../BetCard.tsx';
import { CashOutBox } from '../CashOutBox.tsx';
import { BetsSkeleton } from '../MyBetsSkeleton.tsx';
import { BETS, BOARD, SAMPLES_AT } from './betSamples.ts';

const rows = sampleColumns(320);
/** As in the card of a bet. */
const sampleCard = cls({ padding: 16 });

const BET_CENTS = 30_00;
const OFFER: CashOutOffer = {
  ...{ id: 'offer', betId: '1', version: 1, status: 'OFFERED', holdMs: 0, autoCents: null },
  parts: Array.from({ length: 10 }, (_, index) => ({
    tenths: index + 1,
    amountCents: 285 * (index + 1),
    runningStakeCents: BET_CENTS - 300 * (index + 1),
    runningPayoutCents: 567 * (9 - index),
  })),
};
const REQUEST: CashOutRequest = {
  ...{ requestId: 'request', betId: '1', offerId: OFFER.id, offerVersion: 1, tenths: 10, amountCents: 28_50 },
};

interface CashOutSample extends CashOutView {
  readonly name: string;
  readonly isOnline?: boolean;
}

const CASH_OUTS: readonly CashOutSample[] = [
  { name: 'Cash out, listed only', offer: null, state: NO_CASH_OUT },
  { name: 'Cash out, offered', offer: OFFER, state: NO_CASH_OUT },
  { name: 'Cash out, suspended', offer: { ...OFFER, status: 'SUSPENDED', parts: [] }, state: NO_CASH_OUT },
  { name: 'Cash out, unavailable', offer: { ...OFFER, status: 'UNAVAILABLE', parts: [] }, state: NO_CASH_OUT },
  { name: 'Cash out, offline', offer: OFFER, state: NO_CASH_OUT, isOnline: false },
  { name: 'Cash out, all of it', offer: OFFER, state: { kind: 'choosing', tenths: 10, seenCents: 28_50 } },
  { name: 'Cash out, a part', offer: OFFER, state: { kind: 'choosing', tenths: 4, seenCents: 11_40 } },
  {
    name: 'Cash out, at a value',
    offer: { ...OFFER, autoCents: 45_00 },
    state: { kind: 'choosing', tenths: 10, seenCents: 28_50 },
  },
  { name: 'Cash out, choosing offline', offer: OFFER, state: { kind: 'choosing', tenths: 10, seenCents: 28_50 }, isOnline: false },
  { name: 'Cash out, fallen', offer: OFFER, state: { kind: 'changed', tenths: 10, seenCents: 29_90 } },
  { name: 'Cash out, sending', offer: OFFER, state: { kind: 'sending', request: REQUEST, holdMs: 0 } },
  { name: 'Cash out, held', offer: OFFER, state: { kind: 'sending', request: REQUEST, holdMs: 5_000 } },
  { name: 'Cash out, being checked', offer: OFFER, state: { kind: 'checking', request: REQUEST, attempt: 1 } },
  { name: 'Cash out, done', offer: null, state: { kind: 'done', amountCents: 28_50 } },
  { name: 'Cash out, refused: suspended', offer: OFFER, state: { kind: 'failed', reason: 'SUSPENDED' } },
  { name: 'Cash out, refused: unavailable', offer: OFFER, state: { kind: 'failed', reason: 'UNAVAILABLE' } },
];

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
              {...{ view, isOnline, listedCents: 28_50, title: name, isLive: isOnline }}
              {...{ onEvent: nothing, onConfirm: nothing, onSetAuto: async () => false, onRemoveAuto: async () => false }}
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
