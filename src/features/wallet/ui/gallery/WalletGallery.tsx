import { type ReactNode, useMemo } from 'react';
import { FAILED, loadedWith, PENDING, type StillPage, stillServices } from '../../../../platform/gallery/stillServices.ts';
import { ServicesContext, useServices } from '../../../../platform/usePlatform.ts';
import { type Balances, playerOf } from '../../../../player/index.ts';
import { Card } from '../../../../ui/Card.tsx';
import { BrandPanels } from '../../../../ui/gallery/BrandPanels.tsx';
import { nothing } from '../../../../ui/gallery/galleryStyles.ts';
import { Sample, sampleColumns, samples } from '../../../../ui/gallery/Sample.tsx';
import { useTitle } from '../../../../ui/useTitle.ts';
import { draftsOf, NO_DRAFT } from '../../data/draft.ts';
import type { DepositPage as Page } from '../../data/wallet.ts';
import { type FrameState, NO_FRAME, type OpenPayment } from '../../logic/frame.ts';
import { FAILED_TEXT, unexpectedTexts } from '../../logic/paymentTexts.ts';
import type { Landing } from '../../logic/provider.ts';
import { DEPOSIT_STATUSES, type Receipt, WITHDRAWAL_STATUSES } from '../../logic/receipt.ts';
import {
  ALL_LINES,
  FACILITIES,
  makeLanding,
  makeProvider,
  makeReceipt,
  OTHERS,
  PENDING_WITHDRAWAL,
  WIRE_FIELDS,
} from '../../testing/samples.ts';
import { CashPage } from '../CashPage.tsx';
import { DepositPage } from '../DepositPage.tsx';
import { FrameView } from '../FrameView.tsx';
import { ReceiptRows } from '../PaymentList.tsx';
import { LeftPayment, PaymentNotes } from '../PaymentNotes.tsx';
import { PromoCodeField } from '../PromoCodeField.tsx';
import { QuickDepositEnd } from '../quick/QuickDepositEnd.tsx';
import { FrameNote, QuickDepositForm, SlowNote } from '../quick/QuickDepositForm.tsx';
import { ReceiptCard, ReceiptPage } from '../ReceiptPage.tsx';
import { WireDetails } from '../WireDetailsPage.tsx';
import { InteracPage, WirePage } from '../WirePage.tsx';
import { WithdrawalPage } from '../WithdrawalPage.tsx';

const columns = sampleColumns(380);
const RULE = { minimumCents: 1_000, maximumCents: 1_000_000, quickCents: [2_500, 5_000, 10_000, 25_000] };
const DEPOSIT: Page = { landing: makeLanding(), rule: RULE, outOfState: null, hasPromoCode: true };
const RECEIPTS: readonly Receipt[] = [
  ...Object.keys(DEPOSIT_STATUSES).map((status, at) => makeReceipt({ id: `d${at}`, status: status as Receipt['status'] })),
  ...Object.keys(WITHDRAWAL_STATUSES).map((status, at) =>
    makeReceipt({ id: `w${at}`, type: 'WITHDRAWAL', status: status as Receipt['status'], amountCents: 15_000 }),
  ),
];
const LIST = loadedWith({ receipts: RECEIPTS.slice(0, 3), after: 'more' });
const BLOCKED = { message: 'Deposits wait after five that failed', until: '2026-11-27T12:30:00Z' };

const HELD: Landing['held'] = [
  { reason: 'CLEARING', amount: { cents: 500_000, currency: 'USD' }, until: '2026-12-02T12:30:00Z' },
  { reason: 'CORRECTABLE', amount: { cents: 19_259, currency: 'USD' }, until: '2026-11-27T12:45:00Z' },
];
const GOES_BACK: Landing['goesBack'] = [{ name: 'Online banking', amount: { cents: 10_000, currency: 'USD' } }];

const deposit = (page: Page): NonNullable<StillPage['answers']> => ({ DepositPage: loadedWith(page), Payments: LIST });

/** A page at one moment, with the amount that was entered. */
type Moment = Omit<StillPage, 'status'> & { readonly amountCents?: number };

interface PageSample {
  readonly name: string;
  readonly page: Moment;
  readonly Page: () => ReactNode;
}

const DEPOSITS: readonly (Moment & { readonly name: string })[] = [
  { name: 'Deposit', answers: deposit(DEPOSIT) },
  { name: 'Deposit, below the minimum', amountCents: 500, answers: deposit(DEPOSIT) },
  { name: 'Deposit, over the limit', amountCents: 30_000, answers: deposit(DEPOSIT) },
  { name: 'Deposit, blocked', answers: deposit({ ...DEPOSIT, landing: makeLanding({ blocked: BLOCKED }) }) },
  {
    name: 'Deposit, out of state',
    answers: deposit({
      ...DEPOSIT,
      outOfState: {
        heading: 'You seem to be in Texas',
        body: 'You can deposit and browse.',
        prompt: 'Betting waits until you are back.',
      },
    }),
  },
  {
    name: 'Deposit, no provider',
    answers: deposit({ ...DEPOSIT, landing: makeLanding({ preferred: null, others: OTHERS.slice(-2) }) }),
  },
  { name: 'Deposit, offline', isOnline: false, answers: deposit(DEPOSIT) },
  { name: 'Deposit, loading', answers: { DepositPage: PENDING } },
  { name: 'Deposit, failed', answers: { DepositPage: FAILED } },
];

const withdrawal = (pending: readonly Receipt[], change: Partial<Landing> = {}): NonNullable<StillPage['answers']> => ({
  WithdrawalPage: loadedWith({ landing: makeLanding({ limits: [], ...change }), pending }),
  Payments: LIST,
});
const WITHDRAWALS: readonly (Moment & { readonly name: string })[] = [
  { name: 'Withdrawal', answers: withdrawal([PENDING_WITHDRAWAL]) },
  { name: 'Withdrawal, nothing on its way', answers: { ...withdrawal([]), Payments: loadedWith({ receipts: [], after: null }) } },
  { name: 'Withdrawal, over the balance', amountCents: 22_000, answers: withdrawal([]) },
  { name: 'Withdrawal, partly held', answers: withdrawal([], { held: HELD, goesBack: GOES_BACK }) },
  { name: 'Withdrawal, blocked', answers: withdrawal([], { blocked: BLOCKED }) },
  { name: 'Withdrawal, offline', isOnline: false, answers: withdrawal([PENDING_WITHDRAWAL]) },
  { name: 'Withdrawal, loading', answers: { WithdrawalPage: PENDING } },
  { name: 'Withdrawal, failed', answers: { WithdrawalPage: FAILED } },
];

const only = (change: Parameters<typeof makeProvider>[0]): NonNullable<StillPage['answers']> =>
  withdrawalOf(makeLanding({ others: [makeProvider({ supportsMethods: false, preferredMethod: null, methods: [], ...change })] }));
const withdrawalOf = (landing: ReturnType<typeof makeLanding>): NonNullable<StillPage['answers']> => ({
  WithdrawalPage: loadedWith({ landing, pending: [] }),
  DepositPage: loadedWith({ ...DEPOSIT, landing }),
});
const WIRE = only({ id: 'wire', name: 'Wire transfer', code: 'WIRE_TRANSFER', capability: 'FORM', maximum: null });
const INTERAC = only({
  id: 'interac',
  name: 'Interac e-Transfer',
  code: 'INTERAC',
  capability: 'FORM',
  minimum: { cents: 1_000, currency: 'CAD' },
});
const CASH = only({ id: 'cash', name: 'Cash at casino', code: 'CASH_AT_CASINO', capability: 'FORM' });

const FORMS: readonly PageSample[] = [
  { name: 'Wire transfer', page: { answers: { ...WIRE, PaymentFormFields: loadedWith(WIRE_FIELDS) } }, Page: WirePage },
  {
    name: 'Wire transfer, offline',
    page: { isOnline: false, answers: { ...WIRE, PaymentFormFields: loadedWith(WIRE_FIELDS) } },
    Page: WirePage,
  },
  { name: 'Wire transfer, loading', page: { answers: { ...WIRE, PaymentFormFields: PENDING } }, Page: WirePage },
  { name: 'Wire transfer, failed', page: { answers: { ...WIRE, PaymentFormFields: FAILED } }, Page: WirePage },
  { name: 'Wire transfer, not offered', page: { answers: withdrawalOf(makeLanding({ others: [] })) }, Page: WirePage },
  {
    name: 'Interac',
    page: { amountCents: 10_000, answers: { ...INTERAC, PaymentFormFields: loadedWith(WIRE_FIELDS.slice(-1)) } },
    Page: InteracPage,
  },
  { name: 'Cash at casino', page: { answers: { ...CASH, PaymentFacilities: loadedWith(FACILITIES) } }, Page: CashPage },
  { name: 'Cash at casino, no cages', page: { answers: { ...CASH, PaymentFacilities: loadedWith([]) } }, Page: CashPage },
  { name: 'Cash at casino, loading', page: { answers: { ...CASH, PaymentFacilities: PENDING } }, Page: CashPage },
  { name: 'Cash at casino, failed', page: { answers: { ...CASH, PaymentFacilities: FAILED } }, Page: CashPage },
  { name: 'Receipt, none', page: { answers: { Receipt: loadedWith({ found: null }) } }, Page: ReceiptPage },
  { name: 'Receipt, loading', page: { answers: { Receipt: PENDING } }, Page: ReceiptPage },
  { name: 'Receipt, failed', page: { answers: { Receipt: FAILED } }, Page: ReceiptPage },
];
const PAGES: readonly PageSample[] = [
  ...DEPOSITS.map(({ name, ...page }): PageSample => ({ name, page, Page: DepositPage })),
  ...WITHDRAWALS.map(({ name, ...page }): PageSample => ({ name, page, Page: WithdrawalPage })),
  ...FORMS,
];
const DECLINED = makeReceipt({
  id: 'w9',
  type: 'WITHDRAWAL',
  status: 'FAILED',
  statusText: 'The amount is back in your balance.',
  steps: [
    { name: 'REQUESTED', state: 'DONE', at: '2026-11-21T00:42:00Z', expectedBy: null, reason: null },
    { name: 'CHECKED', state: 'STOPPED', at: '2026-11-21T02:10:00Z', expectedBy: null, reason: 'The bank has no such account.' },
  ],
});
const LEFT = ['asking', 'failed', 'successful', 'pending', 'unknown'] as const;
const NO_ANSWERS: Moment = {};

const payment: OpenPayment = {
  type: 'DEPOSIT',
  receiptId: 'r1',
  uri: 'https://pay.example.com/pay/1',
  amountCents: 5_000,
  providerName: 'Online banking',
  isDropIn: false,
};
const frame = (change: Partial<FrameState>): FrameState => ({ ...NO_FRAME, payment, ...change });
const TEXTS = unexpectedTexts('retry');
const FRAMES: readonly (readonly [string, FrameState])[] = [
  ['Frame, checking', frame({ kind: 'checking' })],
  ['Frame, slow', frame({ kind: 'checking', isSlow: true })],
  ['Frame, confirming', frame({ kind: 'confirming' })],
  ['Frame, success', frame({ kind: 'success' })],
  ['Frame, try again', frame({ kind: 'tryAgain', text: TEXTS.tryAgain, standing: 'failed' })],
  ['Frame, full stop', frame({ kind: 'fullStop', text: FAILED_TEXT, standing: 'failed' })],
  ['Frame, not known', frame({ kind: 'fullStop', text: TEXTS.fullStop, standing: 'unknown' })],
  ['Frame, still at the provider', frame({ kind: 'fullStop', text: FAILED_TEXT, standing: 'pending' })],
  ['Frame, names differ', frame({ kind: 'mismatch', standing: 'failed' })],
];
const ENDS = FRAMES.filter(([, { kind }]) => kind === 'success' || kind === 'fullStop' || kind === 'mismatch');
const QUICK = { preferred: makeProvider(), others: OTHERS, rule: RULE, isOutOfArea: false };
const QUICKS: readonly (Moment & { readonly name: string })[] = [
  { name: 'Quick deposit', answers: { QuickDeposit: loadedWith(QUICK) } },
  {
    name: 'Quick deposit, several providers',
    flags: ['quick-deposit-modal', 'quick-deposit-change-provider'],
    answers: { QuickDeposit: loadedWith(QUICK) },
  },
  {
    name: 'Quick deposit, excluded',
    answers: {
      QuickDeposit: loadedWith({
        ...QUICK,
        preferred: makeProvider({ isExcluded: true, preferredWarnings: ['Your bank is slow today.'] }),
      }),
    },
  },
  { name: 'Quick deposit, offline', isOnline: false, answers: { QuickDeposit: loadedWith(QUICK) } },
  { name: 'Quick deposit, not offered', answers: { QuickDeposit: loadedWith({ ...QUICK, preferred: null, others: [] }) } },
  { name: 'Quick deposit, loading', answers: { QuickDeposit: PENDING } },
  { name: 'Quick deposit, failed', answers: { QuickDeposit: FAILED } },
];

/** Every state of the wallet's pages, of its frame, receipts and quick deposit. Nothing is paid. For developers. */
export function WalletGallery() {
  useTitle('Gallery of the wallet');
  return <BrandPanels title="Gallery of the wallet" Samples={Samples} isWide />;
}

const BALANCES: Balances = {
  playableCents: 24_850,
  totalPlayableCents: 24_850,
  withdrawableCents: 20_850,
  restrictedCents: 4_000,
  bonusCents: 0,
};

/** A page with what the player has, and what they have entered. */
function Still({ page, children }: { readonly page: Moment; readonly children: ReactNode }) {
  const services = useServices();
  const still = useMemo(() => {
    const { amountCents = null, ...rest } = page;
    const made = stillServices(services, { status: 'loggedIn', ...rest });
    playerOf(made).update({ balances: BALANCES });
    for (const draft of Object.values(draftsOf(made))) draft.set({ ...NO_DRAFT, amountCents });
    return made;
  }, [services, page]);
  return <ServicesContext value={still}>{children}</ServicesContext>;
}

function Samples() {
  return (
    <div className={samples}>
      {PAGES.map(({ name, page, Page }) => (
        <Sample key={name} name={name}>
          <Still page={page}>
            <Page />
          </Still>
        </Sample>
      ))}
      <Still page={NO_ANSWERS}>
        <div className={columns}>
          <Sample name="Receipt, all lines">
            <ReceiptCard receipt={makeReceipt({ lines: ALL_LINES })} onChanged={nothing} />
          </Sample>
          <Sample name="Receipt, withdrawal on its way">
            <ReceiptCard receipt={PENDING_WITHDRAWAL} onChanged={nothing} />
          </Sample>
          <Sample name="Receipt, withdrawal declined">
            <ReceiptCard receipt={DECLINED} onChanged={nothing} />
          </Sample>
          <Sample name="All statuses">
            <Card as="div">
              <ReceiptRows receipts={RECEIPTS} />
            </Card>
          </Sample>
          <Sample name="Wire details">
            <WireDetails receipt={makeReceipt({ type: 'WITHDRAWAL', status: 'PENDING_WIRE_WITHDRAWAL' })} />
          </Sample>
          <Sample name="Promo code, applied">
            <PromoCodeField applied="WEEK11" text="WEEK11" disabled={false} onTyped={nothing} onApplied={nothing} />
          </Sample>
          {LEFT.map((standing) => (
            <Sample key={standing} name={`Payment that was left, ${standing}`}>
              <LeftPayment payment={payment} standing={standing} />
            </Sample>
          ))}
          <Sample name="A request without an answer">
            <PaymentNotes type="DEPOSIT" isChecking />
          </Sample>
          {FRAMES.map(([name, state]) => (
            <Sample key={name} name={name}>
              <FrameView state={state} frame={{ current: null }} onLoad={nothing} onBack={nothing} balanceCents={28_500} />
            </Sample>
          ))}
          {ENDS.map(([name, state]) => (
            <Sample key={name} name={name.replace('Frame', 'Quick deposit')}>
              <Card as="div">
                <QuickDepositEnd state={state} balanceCents={28_500} pendingId={null} onBack={nothing} onOther={nothing} />
              </Card>
            </Sample>
          ))}
          <Sample name="Quick deposit, on its way">
            <Card as="div">
              <QuickDepositEnd state={NO_FRAME} balanceCents={28_500} pendingId="r1" onBack={nothing} onOther={nothing} />
            </Card>
          </Sample>
          <Sample name="Quick deposit, try again">
            <FrameNote state={frame({ kind: 'tryAgain', text: TEXTS.tryAgain, standing: 'failed' })} />
          </Sample>
          <Sample name="Quick deposit, slow">
            <SlowNote state={frame({ kind: 'open', isHidden: true, isSlow: true })} />
          </Sample>
        </div>
      </Still>
      <div className={columns}>
        {QUICKS.map(({ name, ...page }) => (
          <Sample key={name} name={name}>
            <Still page={page}>
              <Card as="div">
                <QuickDepositForm shortCents={0} onBack={nothing} />
              </Card>
            </Still>
          </Sample>
        ))}
      </div>
    </div>
  );
}
