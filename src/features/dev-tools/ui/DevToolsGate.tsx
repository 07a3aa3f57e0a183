import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { NotFoundMessage } from '../../../ui/NotFoundMessage.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useSandbox, useSandboxState } from '../data/useSandbox.ts';
import { form, page, pageTitle } from './toolStyles.ts';

/** As high as the window, so that the footer does not move while the page loads. */
const place = cls({ minHeight: '100dvh' });

const tools = lazyPart(() => import('./DevToolsPage.tsx').then(({ DevToolsPage }) => DevToolsPage));

/** `/dev-tools`: the tools where the server has a sandbox. Elsewhere, as in production, the page does not exist. */
export function DevToolsGate() {
  return (
    <div className={place}>
      <Access />
    </div>
  );
}

function Access() {
  const { access, state } = useSandboxState();
  const sandbox = useSandbox();
  switch (access) {
    case 'open':
      return state && <tools.Component state={state} />;
    case 'closed':
      return <NotFoundMessage />;
    case 'locked':
      return <TokenForm onToken={(token) => void sandbox.unlock(token)} />;
    case 'unreachable':
      return state ? <tools.Component state={state} /> : <LoadFailed onRetry={() => void sandbox.refresh()} />;
    case 'unknown':
      return (
        <div className={page} aria-busy="true">
          <Skeleton width={220} height={32} />
          <Skeleton height={480} />
        </div>
      );
  }
}

function TokenForm({ onToken }: { readonly onToken: (token: string) => void }) {
  const [token, setToken] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onToken(token);
  };
  return (
    <div className={page}>
      <h1 className={pageTitle}>Developer tools</h1>
      <Card>
        <form className={form} onSubmit={submit}>
          <TextField
            label="Sandbox token"
            hint="This server’s sandbox needs its token. It stays on this page."
            type="password"
            autoComplete="off"
            value={token}
            onChange={({ target }) => setToken(target.value)}
          />
          <Button type="submit" tone="primary" disabled={token === ''}>
            Open
          </Button>
        </form>
      </Card>
    </div>
  );
}
