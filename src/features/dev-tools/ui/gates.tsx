import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { NotFoundMessage } from '../../../ui/NotFoundMessage.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useSandbox, useSandboxState } from '../data/useSandbox.ts';
import type { SandboxState } from '../logic/sandboxState.ts';
import { GALLERIES } from './galleries.ts';
import { form, page, pageTitle } from './toolStyles.ts';

/** As high as the window, so that the footer does not move while the page loads. */
const place = cls({ minHeight: '100dvh' });
const galleryPlace = cls({ padding: 24, '@small': { padding: 16 }, display: 'grid', gap: 16 });
const galleryLinks = cls({ display: 'flex', flexWrap: 'wrap', gap: 16, type: 'body', '& [aria-current]': { fontWeight: 600 } });

const tools = lazyPart(() => import('./DevToolsPage.tsx').then((module) => module.DevToolsPage));

/** `/dev-tools` */
export function DevToolsGate() {
  return <WithSandbox>{(state) => <tools.Component state={state} />}</WithSandbox>;
}

const isGallery = (name: string): name is keyof typeof GALLERIES => Object.hasOwn(GALLERIES, name);

/** `/dev-tools/gallery`, and `/dev-tools/gallery/{name}` for those of features. */
export function GalleryGate() {
  const { of: shown = 'components' } = useParams();
  if (!isGallery(shown)) return <NotFoundMessage />;
  const { part } = GALLERIES[shown];
  return (
    <WithSandbox>
      {() => (
        <div className={galleryPlace}>
          <nav className={galleryLinks} aria-label="Galleries">
            {Object.entries(GALLERIES).map(([name, { label }]) => (
              <Link key={name} to={`/dev-tools/gallery/${name}`} aria-current={name === shown ? 'page' : undefined}>
                {label}
              </Link>
            ))}
            <Link to="/dev-tools/gallery/header">Header</Link>
          </nav>
          <part.Component key={shown} />
        </div>
      )}
    </WithSandbox>
  );
}

interface WithSandboxProps {
  readonly children: (state: SandboxState) => ReactNode;
}

/** A page for developers where the server has a sandbox. Elsewhere, as in production, it does not exist. */
function WithSandbox({ children }: WithSandboxProps) {
  return (
    <div className={place}>
      <Access>{children}</Access>
    </div>
  );
}

function Access({ children }: WithSandboxProps) {
  const { access, state } = useSandboxState();
  const sandbox = useSandbox();
  switch (access) {
    case 'open':
      return state && children(state);
    case 'closed':
      return <NotFoundMessage />;
    case 'locked':
      return <TokenForm onToken={(token) => void sandbox.unlock(token)} />;
    case 'unreachable':
      return state ? children(state) : <LoadFailed onRetry={() => void sandbox.refresh()} />;
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
