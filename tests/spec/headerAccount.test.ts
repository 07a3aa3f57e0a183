import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { HeaderAccount } from '../../src/app/layout/HeaderAccount.tsx';
import { SessionContext } from '../../src/features/session/index.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { Skeleton } from '../../src/ui/Skeleton.tsx';
import { newSession } from '../support/newSession.ts';

it('as long as it is not known who is here, the log-in is unknown (null) and a skeleton stands in the header [S4.02]', async () => {
  const session = newSession();
  const header = (): string => {
    const shown = createElement(SessionContext, { value: { session, visitor: createStore(null) } }, createElement(HeaderAccount));
    return renderToStaticMarkup(createElement(MemoryRouter, null, shown));
  };
  const skeleton = renderToStaticMarkup(createElement(Skeleton, { width: 148, height: 44, radius: 22 }));
  expect(session.getSnapshot()).toMatchObject({ status: 'unknown', playerId: null });
  expect(header()).toBe(skeleton);
  await session.start();
  expect(session.getSnapshot().status).toBe('loggedOut');
  expect(header()).toContain('Log In');
  expect(header()).not.toContain(skeleton);
});
