import { useMemo, useRef } from 'react';
import { createStore } from '../../../../platform/externalStore.ts';
import { cls } from '../../../../ui/cls.ts';
import { BrandPanels } from '../../../../ui/gallery/BrandPanels.tsx';
import { nothing } from '../../../../ui/gallery/galleryStyles.ts';
import { Sample, sampleRows } from '../../../../ui/gallery/Sample.tsx';
import { BETSLIP_WIDTH } from '../../../../ui/tokens.ts';
import { useTitle } from '../../../../ui/useTitle.ts';
import type { Betslip } from '../../data/betslip.ts';
import type { Panel } from '../../data/panelChoice.ts';
import { slipOf } from '../../logic/machine/slipState.ts';
import { NO_QUICK_BET, QUICK_BET_FAILED, type QuickBetState } from '../../logic/placement/quickBet.ts';
import type { QuickPrice } from '../../logic/placement/quickOffers.ts';
import { bills } from '../../testing/fixtures.ts';
import { SAMPLES_AT, SLIP_SAMPLES, type SlipSample } from '../../testing/slipSamples.ts';
import { BetslipContext, type BetslipParts } from '../betslipContext.ts';
import { OpenSlip } from '../OpenSlip.tsx';
import { QuickBetLine } from '../QuickBetRow.tsx';

const slipWide = cls({ width: BETSLIP_WIDTH });
const panel = cls({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 560,
  border: '1px solid $line',
  borderRadius: '$lg',
  backgroundColor: '$surface',
});

const PRICE: QuickPrice = { odds: bills.odds, pointsHundredths: bills.pointsHundredths, state: 'open' };
const MOVED: QuickPrice = { odds: { numerator: 20, denominator: 23 }, pointsHundredths: -250, state: 'open' };
const selectionId = bills.selectionId;

/** The states of a bet with one tap. */
const QUICK_BETS: readonly {
  readonly name: string;
  readonly state: QuickBetState;
  readonly price: QuickPrice | null;
  readonly online?: boolean;
  readonly isLocked?: boolean;
}[] = [
  { name: 'Quick bet', state: NO_QUICK_BET, price: PRICE },
  { name: 'Quick bet, asking', state: { kind: 'asking', selectionId, stakeCents: 10_00 }, price: PRICE },
  { name: 'Quick bet, placing', state: { kind: 'placing', selectionId, at: PRICE }, price: PRICE },
  { name: 'Quick bet, placed', state: { kind: 'placed', selectionId }, price: PRICE },
  { name: 'Quick bet, moved', state: { kind: 'changed', selectionId, was: PRICE, current: MOVED }, price: MOVED },
  { name: 'Quick bet, refused', state: { kind: 'refused', selectionId, messages: [QUICK_BET_FAILED] }, price: PRICE },
  { name: 'Quick bet, suspended', state: NO_QUICK_BET, price: { ...PRICE, state: 'suspended' } },
  { name: 'Quick bet, off', state: NO_QUICK_BET, price: PRICE, isLocked: true },
  { name: 'Quick bet, offline', state: NO_QUICK_BET, price: { ...PRICE, state: 'paused' }, online: false },
];

/** Every state of the open slip, of its cards and of its button, and of a quick bet, in every brand and mode. Its controls do nothing. For developers. */
export function SlipGallery() {
  useTitle('Gallery of the betslip');
  return <BrandPanels title="Gallery of the betslip" Samples={Samples} only="sportsbook" />;
}

function Samples() {
  return (
    <div className={sampleRows}>
      {SLIP_SAMPLES.map((one) => (
        <Sample key={one.name} name={one.name} className={slipWide}>
          <Slip sample={one} />
        </Sample>
      ))}
      {QUICK_BETS.map(({ name, state, price, online = true, isLocked = false }) => (
        <Sample key={name} name={name} className={slipWide}>
          <ul>
            <QuickBetLine
              title="Bills −2.5"
              marketName="Spread"
              betName="Bet $10.00 on Bills −2.5"
              format="AMERICAN"
              state={state}
              price={price}
              online={online}
              isLocked={isLocked}
              onTap={nothing}
            />
          </ul>
        </Sample>
      ))}
    </div>
  );
}

function Slip({
  sample: { state, login = 'loggedIn', online = true, balanceCents = 24_850, view = 'betslip' },
}: {
  readonly sample: SlipSample;
}) {
  const wasMinimized = useRef(false);
  const parts = useMemo((): BetslipParts => {
    const page = { login, online, paused: false, balanceCents, firstName: 'Maya', format: 'AMERICAN', highlightMs: 2_000 } as const;
    return { ...page, betslip: stillBetslip(state), panel: stillPanel(view), onLogIn: nothing, onDeposit: nothing, onUpdate: null };
  }, [state, login, online, balanceCents, view]);
  return (
    <BetslipContext value={parts}>
      <div className={panel}>
        <OpenSlip maximized={false} wasMinimized={wasMinimized} />
      </div>
    </BetslipContext>
  );
}

/** A slip that stays as it is. */
function stillBetslip(state: SlipSample['state']): Betslip {
  const { getSnapshot, subscribe } = createStore(state);
  const slip = slipOf(state);
  return {
    getSnapshot,
    subscribe,
    slip: () => slip,
    latest: createStore(slip),
    login: createStore(state.login),
    connection: createStore({ online: state.online, live: state.online }),
    onNotice: () => nothing,
    now: () => SAMPLES_AT,
    toggle: nothing,
    remove: nothing,
    clear: nothing,
    addFeatured: nothing,
    addLinked: nothing,
    clearTeaser: nothing,
    choosePoints: nothing,
    chooseTab: nothing,
    undoRemoval: nothing,
    setAmount: nothing,
    chooseReward: nothing,
    accept: nothing,
    acceptAndPlace: nothing,
    place: nothing,
    placeQuickBet: nothing,
    chooseOddsAcceptance: nothing,
    checkLocation: nothing,
    keepSame: nothing,
    preload: nothing,
    keepsSelections: { ...createStore(false), set: nothing },
  };
}

function stillPanel(view: NonNullable<SlipSample['view']>): Panel {
  return { choose: nothing, show: nothing, useChoice: () => 'open', useView: () => view, isDrawn: createStore(false) };
}
