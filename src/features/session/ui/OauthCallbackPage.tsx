import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { pathAfterLogIn } from '../../../platform/session/afterLogIn.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { authCard, authLead, authPage, footLine, textLink } from '../../../ui/authStyles.ts';
import { buttonStyle } from '../../../ui/Button.tsx';
import { cardStyle } from '../../../ui/Card.tsx';
import { join } from '../../../ui/cls.ts';
import { Note } from '../../../ui/Note.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Text } from '../../../ui/Text.tsx';
import { redirectLogInOf } from '../data/redirectLogIn.ts';
import { returnProblemText } from '../logic/codeReturn.ts';
import { logInProblemText } from '../logic/logInErrors.ts';

/** `/oauth_callback`: completes a log-in by redirect, then opens the page that it was begun on. */
export function OauthCallbackPage() {
  const services = useServices();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let isShown = true;
    void redirectLogInOf(services)
      .finish(search)
      .then((outcome) => {
        if (!isShown) return;
        if (outcome.kind === 'loggedIn') void navigate(pathAfterLogIn(services, outcome.search), { replace: true });
        else setProblem(outcome.kind === 'unusable' ? returnProblemText(outcome.problem) : logInProblemText(outcome.problem));
      });
    return () => {
      isShown = false;
    };
  }, [services, search, navigate]);

  return (
    <div className={authPage}>
      <section className={join(cardStyle, authCard)} aria-busy={problem === null}>
        <div>
          <Text as="h1" type="page">
            {problem === null ? 'Logging you in' : 'You’re not logged in'}
          </Text>
          {problem === null && <p className={authLead}>One moment, please.</p>}
        </div>
        {problem === null ? (
          <Skeleton height={48} />
        ) : (
          <>
            <Note tone="danger" role="alert" title={problem} />
            <Link className={buttonStyle({ tone: 'primary', size: 'lg', wide: true }).className} to="/login">
              Log In
            </Link>
            <p className={footLine}>
              <Link className={textLink} to="/">
                Back home
              </Link>
            </p>
          </>
        )}
      </section>
    </div>
  );
}
