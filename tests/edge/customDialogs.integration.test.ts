import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientHeaders, graphql, logIn } from '../support/apiClient.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';

let server: EdgeServer;
beforeAll(async () => {
  server = await startEdgeServer();
});
afterAll(() => server.close());

interface Player {
  readonly userId: string;
  readonly headers: Record<string, string>;
}

async function newPlayer(): Promise<Player> {
  const { userId, username, password } = (await server.post('/sandbox/players', {})).body as Record<string, string>;
  const { access_token } = await logIn(server.url, username ?? '', password ?? '');
  return { userId: userId ?? '', headers: clientHeaders(access_token) };
}

const FIELDS = '{ id title body dismissible triggers { type pages } buttons { label type url style } }';

async function dialogs(headers?: Record<string, string>): Promise<unknown> {
  const { data } = await graphql(server.url, { query: `{ customDialogs ${FIELDS} }` }, headers);
  return (data as { customDialogs: unknown }).customDialogs;
}

const close = (id: string, headers?: Record<string, string>) =>
  graphql(server.url, { query: `mutation ($id: ID!) { closeCustomDialog(id: $id) ${FIELDS} }`, variables: { id } }, headers);

async function give(playerId: string, title: string): Promise<string> {
  const given = await server.post('/sandbox/dialogs', { playerId, title, body: 'Body', triggers: [{ type: 'on_login' }] });
  expect(given.status).toBe(201);
  return (given.body as { id: string }).id;
}

const FULL = {
  title: 'New: cash out part of a bet',
  body: 'Keep some of your bet running.',
  dismissible: false,
  triggers: [{ type: 'pages', pages: ['/live', '/my-bets/*'] }, { type: 'on_login' }],
  buttons: [
    { label: 'Open My Bets', type: 'deep_link', url: '/my-bets/open' },
    { label: 'Read the rules', type: 'external_link', url: 'https://example.com/rules', style: 'secondary' },
    { label: 'Not now', type: 'dismiss', style: 'text' },
  ],
};

describe('custom dialogs', () => {
  it('come with all of their fields, triggers and buttons to the player they are for', async () => {
    const { userId, headers } = await newPlayer();
    expect(await dialogs(headers)).toEqual([]);
    const given = await server.post('/sandbox/dialogs', { playerId: userId, ...FULL });
    expect(given).toEqual({ status: 201, body: { id: expect.stringMatching(/^\d+$/) } });
    const { id } = given.body as { id: string };
    expect(await dialogs(headers)).toEqual([
      {
        ...FULL,
        id,
        triggers: [
          { type: 'pages', pages: ['/live', '/my-bets/*'] },
          { type: 'on_login', pages: [] },
        ],
        buttons: [
          { label: 'Open My Bets', type: 'deep_link', url: '/my-bets/open', style: 'primary' },
          { label: 'Read the rules', type: 'external_link', url: 'https://example.com/rules', style: 'secondary' },
          { label: 'Not now', type: 'dismiss', url: null, style: 'text' },
        ],
      },
    ]);
    const simple = await give(userId, 'Second');
    expect(await dialogs(headers)).toMatchObject([{ id }, { id: simple, dismissible: true, buttons: [] }]);
  });

  it('dialogs that the player closed do not come again', async () => {
    const { userId, headers } = await newPlayer();
    const [first, second] = [await give(userId, 'First'), await give(userId, 'Second')];
    expect((await close(first, headers)).data).toMatchObject({ closeCustomDialog: [{ id: second }] });
    expect((await close(first, headers)).data).toMatchObject({ closeCustomDialog: [{ id: second }] });
    expect(await dialogs(headers)).toMatchObject([{ id: second }]);
  });

  it('dialogs of another player can neither be read nor closed', async () => {
    const [owner, other] = [await newPlayer(), await newPlayer()];
    const id = await give(owner.userId, 'Private');
    expect(await dialogs(other.headers)).toEqual([]);
    expect(await dialogs(clientHeaders(null))).toEqual([]);
    expect((await close(id, other.headers)).data).toEqual({ closeCustomDialog: [] });
    expect((await close(id, clientHeaders(null))).errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    expect((await close('1 OR 1', owner.headers)).errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    expect(await dialogs(owner.headers)).toMatchObject([{ id }]);
  });

  it.each([
    ['playerId', { playerId: 'nobody' }],
    ['title', { title: '' }],
    ['body', { body: 'x'.repeat(2_001) }],
    ['triggers', { triggers: [] }],
    ['triggers.0.pages', { triggers: [{ type: 'pages', pages: [] }] }],
    ['triggers.0.pages.0', { triggers: [{ type: 'pages', pages: ['live'] }] }],
    ['triggers.0.type', { triggers: [{ type: 'on_logout' }] }],
    ['buttons.0.url', { buttons: [{ type: 'deep_link', label: 'Go' }] }],
    ['buttons.0.style', { buttons: [{ type: 'dismiss', label: 'Go', style: 'loud' }] }],
    ['buttons', { buttons: Array(4).fill({ type: 'dismiss', label: 'No' }) }],
  ])('dialogs with an invalid %s are refused', async (field, change) => {
    const { userId } = await newPlayer();
    const refused = await server.post('/sandbox/dialogs', { playerId: userId, ...FULL, ...change });
    expect(refused).toMatchObject({ status: 422, body: { field } });
  });
});
