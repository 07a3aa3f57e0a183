import { useMutation } from '../../../platform/data/useMutation.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { Note } from '../../../ui/Note.tsx';
import { pageColumn } from '../../../ui/pageColumn.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionEmpty } from '../../../ui/region/RegionEmpty.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useOpen } from '../../../ui/useOpen.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { removeAccountLink } from '../data/linking.ts';
import { useLinkedAccounts } from '../data/useLinkedAccounts.ts';
import type { LinkedAccount } from '../logic/linkedAccount.ts';
import { MediaMark } from './MediaMark.tsx';
import { useBeginLinking } from './useBeginLinking.ts';

const list = cls({ listStyle: 'none', margin: 0, padding: 0 });
const row = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 60,
  padding: '12px 20px',
  borderBottom: '1px solid $line',
});
const words = cls({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const name = cls({ type: 'base', fontWeight: 600 });
const detail = cls({ type: 'caption', color: '$text2', '& a': { textDecoration: 'underline', textUnderlineOffset: 3 } });
const foot = cls({ padding: '16px 20px' });

const confirm = lazyPart(() => import('../../../ui/ConfirmDialog.tsx').then((module) => module.ConfirmDialog));

const REGION: RegionWords = {
  error: 'Your linked accounts can’t be shown right now',
  offline: 'Your linked accounts are not saved on this device',
  offlineDetail: 'They are shown as soon as you’re back online.',
};

/** `/account/linked-accounts`: accounts of other providers, to link and to unlink. */
export function LinkedAccountsPage() {
  const accounts = useLinkedAccounts();
  const isOnline = useOnline();
  return (
    <div className={pageColumn}>
      <Text as="h1" type="page">
        Linked accounts
      </Text>
      <AsyncRegion
        source={accounts}
        isOnline={isOnline}
        skeleton={<Skeleton width="100%" height={160} radius={12} />}
        message={(kind) => <RegionMessage kind={kind} size="card" words={REGION} onRetry={() => void accounts.refetch()} />}
        isEmpty={(found) => found.length === 0}
        empty={<RegionEmpty title="No accounts to link">Accounts of other services can’t be linked here at present.</RegionEmpty>}
      >
        {(found) => (
          <Card>
            <ul className={list}>
              {found.map((account) => (
                <AccountRow key={account.id} account={account} isOnline={isOnline} />
              ))}
            </ul>
            <div className={foot}>
              <Note tone="neutral" title="One account per service">
                To switch, unlink the old one first.
              </Note>
            </div>
          </Card>
        )}
      </AsyncRegion>
    </div>
  );
}

/** Without a connection the button sleeps, and its row says why. */
function AccountRow({ account, isOnline }: { readonly account: LinkedAccount; readonly isOnline: boolean }) {
  const { linked, label, url, id } = account;
  const reasonId = `linked-account-${id}`;
  return (
    <li className={row}>
      <MediaMark size={32} />
      <div className={words}>
        <p className={name}>{label}</p>
        <p className={detail} id={reasonId}>
          {isOnline ? <Detail linked={linked} url={url} /> : 'You’re offline. Linking needs a connection.'}
        </p>
      </div>
      {linked ? (
        <UnlinkButton account={account} isOnline={isOnline} reasonId={reasonId} />
      ) : (
        <LinkButton label={label} isOnline={isOnline} reasonId={reasonId} />
      )}
    </li>
  );
}

function Detail({ linked, url }: Pick<LinkedAccount, 'linked' | 'url'>) {
  if (!linked) return 'Favorites and picks';
  return (
    <>
      Linked ·{' '}
      <a href={url} target="_blank" rel="noopener noreferrer">
        Open<VisuallyHidden> it in a new tab</VisuallyHidden>
      </a>
    </>
  );
}

interface LinkButtonProps {
  readonly label: string;
  readonly isOnline: boolean;
  readonly reasonId: string;
}

function LinkButton({ label, isOnline, reasonId }: LinkButtonProps) {
  const { begin, isBusy } = useBeginLinking();
  return (
    <Button tone="primary" size="sm" busy={isBusy} disabled={!isOnline} aria-describedby={reasonId} onClick={begin}>
      Link<VisuallyHidden> {label}</VisuallyHidden>
    </Button>
  );
}

function UnlinkButton({ account, isOnline, reasonId }: Omit<LinkButtonProps, 'label'> & { readonly account: LinkedAccount }) {
  const { state, send } = useMutation(removeAccountLink);
  const toast = useToast();
  const question = useOpen(confirm);
  async function remove(): Promise<void> {
    const { ok } = await send({ id: account.id });
    toast.show(
      ok
        ? { id: 'account-linking', type: 'success', body: 'Account unlinked' }
        : { id: 'account-linking', type: 'danger', body: 'The account is still linked', detail: 'Try again in a moment.' },
    );
  }
  return (
    <>
      <Button
        tone="outline"
        size="sm"
        busy={state === 'sending'}
        disabled={!isOnline}
        aria-describedby={reasonId}
        onClick={question.open}
      >
        Unlink<VisuallyHidden> {account.label}</VisuallyHidden>
      </Button>
      {question.isOpen && (
        <confirm.Component
          open
          onClose={question.close}
          title="Unlink this account?"
          confirm="Unlink"
          onConfirm={() => void remove()}
        >
          {account.label} no longer gets your favorites and picks. You can link it again at any time.
        </confirm.Component>
      )}
    </>
  );
}
