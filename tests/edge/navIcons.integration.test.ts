import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { NavIcon } from '../../src/features/navigation/ui/NavIcon.tsx';
import { createStore } from '../../src/platform/externalStore.ts';
import type { Services } from '../../src/platform/services.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { clientHeaders, graphql } from '../support/apiClient.ts';
import { fakeServices } from '../support/fakeServices.ts';
import { ask } from './support/ask.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';

const servers: EdgeServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

async function serverOf(environment: Readonly<Record<string, string>>): Promise<EdgeServer> {
  const server = await startEdgeServer({ environment });
  servers.push(server);
  return server;
}

/** The address of a menu's icon on a brand's page: by the start-up of the server, in the component that menus draw. */
async function addressOn(server: EdgeServer, brand: string, name = 'slots'): Promise<URL> {
  const query = '{ startup { serviceAttributes { navIconsUrl } } }';
  const { data } = await graphql(server.url, { query }, { ...clientHeaders(null), 'x-app': brand });
  const state = { state: 'done', data: (data as { startup: unknown }).startup, cfWaitingRoom: null };
  const services = fakeServices({ startup: createStore(state) } as unknown as Partial<Services>);
  const icon = createElement(NavIcon, { name, size: 20 });
  const markup = renderToStaticMarkup(createElement(ServicesContext, { value: services }, icon));
  return new URL(/src="([^"]+)"/.exec(markup)?.[1] ?? '');
}

it('an icon of the menus comes from the folder of the server’s environment and of the page’s brand', async () => {
  const staging = await serverOf({ SLIPSTREAM_ENVIRONMENT: 'staging' });
  const demo = await serverOf({ SLIPSTREAM_ENVIRONMENT: 'demo' });
  const iconAt = async (server: EdgeServer, { pathname }: URL) => {
    const { status, body } = await ask(server.port, { path: pathname });
    return status === 200 ? body : status;
  };
  const [ofTsb, ofHwc, inDemo] = [await addressOn(staging, 'tsb'), await addressOn(staging, 'hwc'), await addressOn(demo, 'tsb')];
  expect([ofTsb, ofHwc, inDemo].map(({ pathname }) => pathname)).toEqual([
    '/nav-icons/staging/tsb/slots.svg',
    '/nav-icons/staging/hwc/slots.svg',
    '/nav-icons/demo/tsb/slots.svg',
  ]);
  expect(await iconAt(staging, ofTsb)).toBe('<svg>of tsb</svg>');
  expect(await iconAt(staging, ofHwc)).toBe('<svg>of all</svg>');
  expect(await iconAt(demo, inDemo)).toBe('<svg>of tsb</svg>');
  expect(await iconAt(demo, ofTsb)).toBe(404);
});

it('the icons can come from a CDN, and pages then allow images of it alone', async () => {
  const server = await serverOf({ NAV_ICONS_URL: 'https://cdn.example/icons/', SLIPSTREAM_ENVIRONMENT: 'uat' });
  expect((await addressOn(server, 'tsc')).href).toBe('https://cdn.example/icons/uat/tsc/slots.svg');
  const { headers } = await ask(server.port, { path: '/' });
  expect(headers['content-security-policy']).toContain("img-src 'self' data: https://cdn.example;");
});
