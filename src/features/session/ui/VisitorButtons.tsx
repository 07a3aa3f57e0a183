import { useNavigate } from 'react-router';
import { useStore } from '../../../platform/externalStore.ts';
import { useGoToLogIn } from '../../../platform/session/useGoToLogIn.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { useVisitor } from '../../../player/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';

/** Hidden in one column for lack of space. The visitor's menu has it too. */
const roomy = cls({ '@tiny': { display: 'none' } });

/** Log-in and sign-up for a visitor. Disabled until the region is known, which decides what can be offered. */
export function VisitorButtons() {
  const { session } = useServices();
  const { status } = useStore(session);
  const isUnknown = useVisitor() === null;
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
