import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AccountButton, AnonymousMenu } from '../../features/account/index.ts';
import { LogOutDialog, logInPath, useSessionState, useVisitor } from '../../features/session/index.ts';
import { Button } from '../../ui/Button.tsx';
import { cls } from '../../ui/cls.ts';
import { AccountSkeleton } from './AccountSkeleton.tsx';

/** In one column there is no room for it; the visitors' menu has it too. */
const roomy = cls({ '@tiny': { display: 'none' } });

/** Who is here: unknown, a visitor, or a player. */
export function HeaderAccount() {
  const { status } = useSessionState();
  const [isLeaving, setLeaving] = useState(false);
  if (status === 'unknown') return <AccountSkeleton />;
  if (status === 'loggedOut') return <VisitorButtons />;
  return (
    <>
      <AccountButton onLogOut={() => setLeaving(true)} />
      {isLeaving && (
        <Suspense fallback={null}>
          <LogOutDialog open onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Asleep until it is known where the visitor is: a region decides what can be offered. */
function VisitorButtons() {
  const isUnknown = useVisitor() === null;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const logIn = (): void => void navigate(logInPath(pathname + search));
  const signUp = (): void => void navigate('/signup');
  return (
    <>
      <Button tone="outline" disabled={isUnknown} onClick={logIn}>
        Log In
      </Button>
      <span className={roomy}>
        <Button tone="primary" disabled={isUnknown} onClick={signUp}>
          Sign Up
        </Button>
      </span>
      <AnonymousMenu onLogIn={logIn} onSignUp={signUp} disabled={isUnknown} />
    </>
  );
}
