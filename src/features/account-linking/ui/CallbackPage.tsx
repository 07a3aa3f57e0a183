import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { Button, buttonStyle } from '../../../ui/Button.tsx';
import { useBrand } from '../../../ui/brandContext.ts';
import { cls } from '../../../ui/cls.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { accountLinkingOf } from '../data/accountLinking.ts';
import { LINKING_ERRORS } from '../logic/linkingErrors.ts';
import { type LinkingModal, modalOf } from '../logic/linkingMachine.ts';
import { LinkMark } from './LinkMark.tsx';
import { useBeginLinking } from './useBeginLinking.ts';

const LINKED_ACCOUNTS = '/account/linked-accounts';

interface ModalWords {
  readonly title: string;
  readonly text: string;
}

const WORDS: Readonly<Record<LinkingModal, ModalWords>> = {
  progress: { title: 'Linking your accounts', text: 'This takes a few seconds. Keep this window open.' },
  success: { title: 'You’re linked', text: 'Your favorites and picks now follow you on both.' },
  error: { title: 'We couldn’t link your accounts', text: 'Nothing was changed. Try again in a moment.' },
  unable: {
    title: 'This account is already linked',
    text: `${LINKING_ERRORS.DUPLICATE_PAIRWISE_ID.message} Unlink it there first.`,
  },
};

const balanced = cls({ textWrap: 'balance' });

/** A stable function, so that it runs once for an element. */
const focusOnce = (element: HTMLElement | null): void => element?.focus();

const secondary = buttonStyle({ tone: 'secondary' }).className;
const primary = buttonStyle({ tone: 'primary' }).className;

/** The main choice gets the focus, because the modal's content has changed under it. */
function Choices({ modal }: { readonly modal: LinkingModal }): ReactNode {
  const { links } = useBrand();
  const { begin, isBusy } = useBeginLinking();
  switch (modal) {
    case 'progress':
      return null;
    case 'success':
      return (
        <Link ref={focusOnce} className={primary} to={LINKED_ACCOUNTS}>
          Done
        </Link>
      );
    case 'error':
      return (
        <>
          <Link className={secondary} to={links.support}>
            Contact Support
          </Link>
          <Button ref={focusOnce} tone="primary" busy={isBusy} onClick={begin}>
            Try again
          </Button>
        </>
      );
    case 'unable':
      return (
        <>
          <Link className={secondary} to={LINKED_ACCOUNTS}>
            See linked accounts
          </Link>
          <Link ref={focusOnce} className={primary} to="/">
            Close
          </Link>
        </>
      );
  }
}

/** `/account_linking/callback`: back from the provider, whose answer is in the fragment and leaves the address at once. */
export function CallbackPage() {
  const linking = accountLinkingOf(useServices());
  const modal = modalOf(useStore(linking.state));
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const isRead = useRef(false);
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    void navigate(pathname, { replace: true });
    linking.returned(hash);
  }, [linking, hash, pathname, navigate]);
  const { title, text } = WORDS[modal];
  return (
    <Dialog
      open
      title={title}
      dismissible={false}
      onClose={() => undefined}
      illustration={<LinkMark modal={modal} />}
      footer={modal !== 'progress' && <Choices modal={modal} />}
    >
      <p role="status" className={balanced}>
        <VisuallyHidden>{title}. </VisuallyHidden>
        {text}
      </p>
    </Dialog>
  );
}
