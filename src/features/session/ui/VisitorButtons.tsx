import { useNavigate } from 'react-router';
import { useStore } from '../../../platform/externalStore.ts';
import { useGoToLogIn } from '../../../platform/session/RequireLogIn.tsx';
import { useServices } from '../../../platform/usePlatform.ts';
import { Button } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';

/** In one column there is no room for it; the visitors' menu has it too. */
const roomy = cls({ '@tiny': { display: 'none' } });

/** For a visitor: log-in and sign-up. Disabled until it is known where the visitor is: a region decides what can be offered. */
export function VisitorButtons() {
  const { session, visitor } = useServices();
  const { status } = useStore(session);
  const isUnknown = useStore(visitor) === null;
  const navigate = useNavigate();
  const logIn = useGoToLogIn();
  if (status !== 'loggedOut') return null;
  return (
    <>
      <Button tone="outline" disabled={isUnknown} onClick={logIn}>
        Log In
      </Button>
      <span className={roomy}>
        <Button tone="primary" disabled={isUnknown} onClick={() => void navigate('/signup')}>
          Sign Up
        </Button>
      </span>
    </>
  );
}
