import { useEffect, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import { isEmpty } from '../../../../core/isEmpty.ts';
import { type CodeRequest, SentCode } from '../../../forms/SentCode.tsx';
import { takeFilled } from '../../../forms/takeFilled.ts';
import { createStore, useStore } from '../../../platform/externalStore.ts';
import { pathAfterLogIn, returnPath } from '../../../platform/session/afterLogIn.ts';
import { useUnfinished } from '../../../platform/unfinished/useUnfinished.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { useVisitor } from '../../../player/index.ts';
import { atEnd, authCard, authLead, authPage, footLine, form, place, revealButton, textLink } from '../../../ui/authStyles.ts';
import { Button } from '../../../ui/Button.tsx';
import { useBrand } from '../../../ui/brandContext.ts';
import { cardStyle } from '../../../ui/Card.tsx';
import { join } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Redirect } from '../../../ui/Redirect.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { logoutText } from '../data/logoutText.ts';
import { type LogInProblem, logInProblemText } from '../logic/logInErrors.ts';
import { logInWay } from '../logic/logInWay.ts';
import { logoutPlace, reasonOf } from '../logic/logoutNotice.ts';
import { placeName } from '../logic/placeName.ts';
import { LogoutNote, MovedNote } from './LogoutNote.tsx';
import { RedirectCard } from './RedirectCard.tsx';

interface Fields {
  readonly username: string;
  readonly password: string;
  readonly code: string;
}

/** `/login`: the form, or the way to the identity origin's own, and the log-out reason. Returns to the previous page. The picks of the anonymous slip are transferred. */
export function LogInPage() {
  const brand = useBrand();
  const services = useServices();
  const { session, startup, picks } = services;
  const method = logInWay(useStore(startup));
  const { status } = useStore(session);
  const visitor = useVisitor();
  const pickCount = useSyncExternalStore(picks.subscribe, picks.count, picks.count);
  const location = useLocation();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<LogInProblem | null>(null);
  // The server has sent a code for this username and password.
  const [codeRequest, setCodeRequest] = useState<CodeRequest | null>(null);
  const [revealed, setRevealed] = useState(false);
  const fields = useForm<Fields>({ defaultValues: { username: '', password: '', code: '' } });
  const { register, handleSubmit, formState, setFocus, setValue, watch } = fields;
  const { errors, isSubmitting, isDirty } = formState;
  useUnfinished('form', isDirty ? 'Your log-in is not finished' : null);
  // Until the code of the next page is loaded, the form stays.
  const [isLoggedInHere, setLoggedInHere] = useState(false);

  useEffect(() => {
    if (method === 'PASSWORD') setFocus('username');
  }, [setFocus, method]);

  const isOnline = useOnline();
  const reason = reasonOf(location.state);
  const notice = reason !== null && logoutPlace(reason) === 'card' ? logoutText(reason) : null;
  const Why = reason === 'differentValidRegion' ? MovedNote : LogoutNote;

  async function onSubmit({ username, password, code }: Fields): Promise<void> {
    setProblem(null);
    const typed = codeRequest !== null && code !== '' ? code : undefined;
    const outcome = await session.logIn({ username: username.trim(), password, oneTimeCode: typed });
    if (!outcome.ok) {
      if (outcome.error.kind === 'codeRequired')
        return setCodeRequest({ text: outcome.error.text, isRefused: typed !== undefined });
      // After a wrong password no code is good any more; a lost connection ends none.
      if (outcome.error.kind === 'invalidCredentials') setCodeRequest(null);
      return setProblem(outcome.error);
    }
    setLoggedInHere(true);
    await navigate(pathAfterLogIn(services, location.search), { replace: true });
  }

  if (status === 'loggedIn' && !isSubmitting && !isLoggedInHere) return <Redirect to={returnPath(location.search)} />;

  if (method !== 'PASSWORD')
    return (
      <div className={authPage}>
        {notice !== null && <Why text={notice.text} />}
        <PendingLogOut />
        {!isOnline && <NeedsConnection />}
        {method === null ? <Skeleton height={320} /> : <RedirectCard lead={leadText(brand.text.welcome, pickCount)} />}
      </div>
    );
  return (
    <div className={authPage}>
      {notice !== null && <Why text={notice.text} />}
      <PendingLogOut />
      <form
        className={join(cardStyle, authCard)}
        onSubmit={(event) => {
          takeFilled(event.currentTarget, fields);
          void handleSubmit(onSubmit)(event);
        }}
        noValidate
      >
        <div>
          <Text as="h1" type="page">
            Log in
          </Text>
          <p className={authLead}>{leadText(brand.text.welcome, pickCount)}</p>
        </div>
        {!isOnline && <NeedsConnection />}
        {problem !== null && <Note tone="danger" role="alert" title={logInProblemText(problem)} />}
        <div className={form}>
          <TextField
            label="Email or username"
            data-first-focus=""
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.username?.message}
            {...register('username', { validate: (text) => !isEmpty(text) || 'Please enter your email or username' })}
          />
          <TextField
            label="Password"
            type={revealed ? 'text' : 'password'}
            autoComplete="current-password"
            error={errors.password?.message}
            end={
              <button
                type="button"
                className={revealButton}
                aria-label={revealed ? 'Hide password' : 'Show password'}
                onClick={() => setRevealed(!revealed)}
              >
                {revealed ? 'Hide' : 'Show'}
              </button>
            }
            {...register('password', { validate: (text) => !isEmpty(text) || 'Please enter your password' })}
          />
          {codeRequest !== null && (
            <SentCode
              request={codeRequest}
              value={watch('code')}
              onChange={(digits) => setValue('code', digits)}
              onSendAgain={() => {
                setValue('code', '');
                void handleSubmit(onSubmit)();
              }}
            />
          )}
          <Link className={join(textLink, atEnd)} to="/forgot-password">
            Forgot password?
          </Link>
        </div>
        <Button type="submit" tone="primary" size="lg" wide busy={isSubmitting || isLoggedInHere} disabled={!isOnline}>
          Log In
        </Button>
        <p className={footLine}>
          New to {brand.name}?
          <Link className={textLink} to="/signup">
            Sign up
          </Link>
        </p>
      </form>
      {visitor !== null && (
        <p className={place}>
          <Icon name="location" size={14} />
          {placeName(visitor)}
        </p>
      )}
    </div>
  );
}

const NOTHING_PENDING = createStore(false);

/** The player has logged out without a connection. */
function PendingLogOut() {
  const isPending = useStore(useStore(useServices().playerSession)?.hasPendingLogOut ?? NOTHING_PENDING);
  if (!isPending) return null;
  return (
    <Note tone="neutral" icon="logOut" role="status" title="Logged out on this device.">
      We end the session as soon as you’re back on line.
    </Note>
  );
}

function NeedsConnection() {
  return (
    <Note tone="neutral" icon="offline" role="status" title="Logging in needs a connection">
      You’re offline. You can go on <Link to="/">reading what is saved on this device</Link>.
    </Note>
  );
}

function leadText(welcome: string, pickCount: number): string {
  if (pickCount === 0) return welcome;
  return pickCount === 1 ? 'Your pick is waiting in the betslip.' : `Your ${pickCount} picks are waiting in the betslip.`;
}
