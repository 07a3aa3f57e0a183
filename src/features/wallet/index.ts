import { lazyModule } from '../../../core/lazyModule.ts';
import type { Feature, LayoutName, PageRoute } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { walletPath } from './logic/walletPath.ts';

const start = lazyModule(() => import('./ui/startWallet.ts').then((module) => module.startWallet));

/** The wallet's pages are one chunk: they lead to each other, and a payment must not wait for code. */
const pages = lazyModule(() => import('./ui/pages.ts'));
const page = (name: keyof Awaited<ReturnType<typeof pages.load>>) => lazyPart(() => pages.load().then((module) => module[name]));
const [gateway, wire, cash] = [page('GatewayPage'), page('WirePage'), page('CashPage')];

type Row = readonly [path: string, title: string, page: PageRoute['page'], layout?: LayoutName];

const ROWS: readonly Row[] = [
  ['deposit', 'Deposit', page('DepositPage')],
  ['withdrawal', 'Withdrawal', page('WithdrawalPage')],
  ['withdrawal/interac', 'Interac withdrawal', page('InteracPage')],
  ...(['deposit', 'withdrawal'] as const).flatMap((type): readonly Row[] => [
    [`${type}/gateway`, 'Payment', gateway, 'full'],
    [`${type}/wire-transfer`, 'Wire transfer', wire],
    [`${type}/cash-at-casino`, 'Cash at casino', cash],
  ]),
  ['receipt/:receiptId', 'Receipt', page('ReceiptPage')],
  ['wire_transfer_withdrawal_details', 'Wire transfer withdrawal details', page('WireDetailsPage')],
];

/** Paying in and out: on pages, and in the slip. */
export const feature = {
  name: 'wallet',
  routes: ROWS.map(([path, title, page, layout = 'wallet']) => ({
    path: walletPath(path),
    title,
    page,
    layout,
    guard: { player: true } as const,
    saved: 'never' as const,
  })),
  start,
  playerStart: lazyModule(() => import('./data/draftText.ts').then((module) => module.forgetDrafts)),
} satisfies Feature;
