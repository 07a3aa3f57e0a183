import { afterEach, describe, expect, it, vi } from 'vitest';

const ROUTES = [
  'deposit',
  'withdrawal',
  'withdrawal/interac',
  ...['deposit', 'withdrawal'].flatMap((type) => ['gateway', 'wire-transfer', 'cash-at-casino'].map((page) => `${type}/${page}`)),
  'receipt/:receiptId',
  'wire_transfer_withdrawal_details',
];

/** The wallet as it is built with this base path. */
async function walletAt(base: string) {
  vi.resetModules();
  vi.doMock('../../src/features/wallet/logic/walletPath.ts', async (original) => {
    const { walletPath } = await original<typeof import('../../src/features/wallet/logic/walletPath.ts')>();
    return { walletPath: (path: string) => walletPath(path, base) };
  });
  const [{ feature }, { PATHS, gatewayPath, screenPath }] = await Promise.all([
    import('../../src/features/wallet/index.ts'),
    import('../../src/features/wallet/logic/providers.ts'),
  ]);
  const links = [
    PATHS.deposit,
    PATHS.withdrawal,
    PATHS.interac,
    PATHS.wireDetails,
    PATHS.receipt(':receiptId'),
    gatewayPath('DEPOSIT'),
    gatewayPath('WITHDRAWAL'),
    ...(['DEPOSIT', 'WITHDRAWAL'] as const).flatMap((type) =>
      ['WIRE_TRANSFER', 'CASH_AT_CASINO'].map((code) => screenPath(code, type)),
    ),
  ];
  return { routes: feature.routes, links };
}

describe('the base path of the wallet', () => {
  afterEach(() => {
    vi.doUnmock('../../src/features/wallet/logic/walletPath.ts');
    vi.resetModules();
  });

  it.each([
    ['', ''],
    ['my/wallet', 'my/wallet/'],
  ])('“%s” is one constant, before every route and every link of it', async (base, prefix) => {
    const { routes, links } = await walletAt(base);
    const paths = ROUTES.map((path) => `${prefix}${path}`);
    expect(routes.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
    expect(links.toSorted()).toEqual(paths.map((path) => `/${path.replace(':', '%3A')}`).toSorted());
  });

  it('each route opens its own page', async () => {
    const { routes } = await walletAt('');
    const pages: Readonly<Record<string, unknown>> = await import('../../src/features/wallet/ui/pages.ts');
    const nameOf = (part: unknown) => Object.entries(pages).find(([, page]) => page === part)?.[0];
    const shown = await Promise.all(routes.map(async ({ path, page }) => [path, nameOf(await page.code.load())]));
    expect(Object.fromEntries(shown)).toEqual({
      deposit: 'DepositPage',
      withdrawal: 'WithdrawalPage',
      'withdrawal/interac': 'InteracPage',
      'deposit/gateway': 'GatewayPage',
      'withdrawal/gateway': 'GatewayPage',
      'deposit/wire-transfer': 'WirePage',
      'withdrawal/wire-transfer': 'WirePage',
      'deposit/cash-at-casino': 'CashPage',
      'withdrawal/cash-at-casino': 'CashPage',
      'receipt/:receiptId': 'ReceiptPage',
      wire_transfer_withdrawal_details: 'WireDetailsPage',
    });
  });

  it('every page of it is for players: a deposit needs log-in', async () => {
    const { routes } = await walletAt('');
    for (const { path, guard } of routes) expect(guard, path).toEqual({ player: true });
  });
});
