import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { ProviderCode } from '../../../../core/wallet/providerCodes.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import { usePlayer } from '../../../player/index.ts';
import { buttonStyle } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/Note.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import { ACTION_WORDS } from '../../../words/glossary.ts';
import { type Draft, type DraftStore, useDraftStore } from '../data/draft.ts';
import { useDepositPage, useWithdrawalPage } from '../data/wallet.ts';
import { boundsOf, depositProblem, withdrawalProblem } from '../logic/amount.ts';
import { type Landing, type PaymentType, type Provider, providersOf } from '../logic/provider.ts';
import { startPath } from '../logic/providers.ts';
import { FormSkeleton } from './WalletSkeleton.tsx';
import * as styles from './walletStyles.ts';

export const FORM_WORDS = {
  error: 'This form can’t be shown right now',
  errorDetail: 'Your balance is safe.',
  offline: 'This form is not saved on this device',
  offlineDetail: 'Your balance is safe. It is shown as soon as you’re back online.',
} as const;

export interface Screen {
  readonly type: PaymentType;
  readonly draft: Draft;
  readonly draftStore: DraftStore;
  /** Why this amount cannot be paid; null: nothing is known against it. */
  readonly problemOf: (cents: number | null) => string | null;
}

export const typeOfPath = (pathname: string): PaymentType => (/\/deposit(\/|$)/.test(pathname) ? 'DEPOSIT' : 'WITHDRAWAL');

export interface ProviderScreenProps {
  readonly code: ProviderCode;
  /** Where the address does not say the direction. */
  readonly of?: PaymentType | undefined;
  readonly title: string;
  /** Where the player is not offered it; by default the title. */
  readonly offeredTitle?: string;
  /** Pixels of the form. */
  readonly height: number;
  readonly children: (screen: Screen, provider: Provider) => ReactNode;
}

/** A page of one provider: its direction by the address, its provider by the landing page, and the amount that was entered there. */
export function ProviderScreen({ code, of, title, offeredTitle = title, height, children }: ProviderScreenProps) {
  const { pathname } = useLocation();
  const type = of ?? typeOfPath(pathname);
  const isDeposit = type === 'DEPOSIT';
  const isOnline = useOnline();
  const withdrawableCents = usePlayer(({ balances }) => balances?.withdrawableCents ?? null);
  const deposits = useDepositPage({ skip: !isDeposit });
  const withdrawals = useWithdrawalPage({ skip: isDeposit });
  const draftStore = useDraftStore(type);
  const draft = useStore(draftStore);
  const source = isDeposit ? deposits : withdrawals;
  const landing = source.data?.landing ?? null;
  const provider = landing === null ? null : usableProvider(landing, code);
  if (landing !== null && provider !== null) {
    const bounds = boundsOf(provider, isDeposit ? (deposits.data?.rule ?? null) : null);
    const problemOf = (cents: number | null): string | null =>
      isDeposit
        ? depositProblem(cents, bounds, landing.limits)
        : withdrawalProblem(cents, bounds, provider.balance?.cents ?? withdrawableCents);
    return children({ type, draft, draftStore, problemOf }, provider);
  }
  return (
    <div className={styles.narrow}>
      {source.state === 'failed' ? (
        <>
          <h1 className={styles.title}>{title}</h1>
          <RegionMessage
            kind={isOnline ? 'error' : 'offline'}
            size="card"
            words={FORM_WORDS}
            onRetry={() => void source.refetch()}
          />
        </>
      ) : landing === null ? (
        <FormSkeleton title={title} height={height} />
      ) : (
        <NotOffered title={offeredTitle} type={type} />
      )}
    </div>
  );
}

function usableProvider(landing: Landing, code: ProviderCode): Provider | null {
  return providersOf(landing).find((one) => one.code === code && !one.isExcluded && one.isAvailable) ?? null;
}

export function NotOffered({ title, type }: { readonly title: string; readonly type: PaymentType }) {
  return (
    <Card as="div" className={styles.card}>
      <h1 className={styles.title}>{title}</h1>
      <Note tone="neutral" title="Not offered to you at the moment">
        Your balance is not touched.
      </Note>
      <Link className={buttonStyle({ tone: 'primary' }).className} to={startPath(type)}>
        {ACTION_WORDS.chooseMethod}
      </Link>
    </Card>
  );
}
