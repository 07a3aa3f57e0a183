import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyFeed } from '../../server/feed/index.ts';
import { priceAlertWork } from '../../server/jobs/priceAlerts.ts';
import { runDueJobs } from '../../server/jobs/queue.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, seedCatalogue } from '../support/catalogueFixture.ts';
import { graphqlSocket } from '../support/graphqlSocket.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
  await seedCatalogue(api.deps);
});
afterAll(() => api.stop());

const { eventId, moneyline, spread } = FIXTURE.bills;
const PARTS = `{ id state points target { formattedOdds } reached { formattedOdds } selection { id eventPath } }`;

interface Alert {
  readonly id: string;
  readonly state: string;
}

const set = (authorization: string | undefined, alert: string) =>
  api.query<{ setPriceAlert: { priceAlerts: Alert[]; error: { code: string; message: string } | null } }>(
    `mutation { setPriceAlert(alert: { ${alert} }) { priceAlerts ${PARTS} error { code message } } }`,
    {},
    authorization,
  );
const remove = (authorization: string, id: string) =>
  api.query<{ removePriceAlert: Alert[] }>(`mutation { removePriceAlert(id: "${id}") ${PARTS} }`, {}, authorization);
const listed = async (authorization: string) =>
  (await api.query<{ priceAlerts: Alert[] }>(`{ priceAlerts ${PARTS} }`, {}, authorization)).data?.priceAlerts ?? [];
const move = (numerator: number) =>
  applyFeed(api.deps, [{ kind: 'prices', eventId, prices: [{ selectionId: moneyline, odds: { numerator, denominator: 100 } }] }]);

it('an alert is its player’s alone: another player neither sees nor removes it, a visitor sets none', async () => {
  const [{ authorization }, other] = [await api.logIn(), await api.logIn()];
  const wanted = `selectionId: "${moneyline}", numeratorLong: 320, denominatorLong: 200`;
  const [alert] = (await set(authorization, wanted)).data?.setPriceAlert.priceAlerts ?? [];
  expect(alert).toMatchObject({ state: 'WAITING', target: { formattedOdds: '+160' }, reached: null, selection: { id: moneyline } });
  expect(await listed(other.authorization)).toEqual([]);
  const refused = await remove(other.authorization, alert?.id ?? '');
  const unknown = await remove(other.authorization, '999999');
  expect(refused.errors).toEqual(unknown.errors);
  expect(refused.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect((await set(undefined, wanted)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await set(await api.anonymous(), wanted)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await remove(authorization, alert?.id ?? '')).data?.removePriceAlert).toEqual([]);
});

it('what is no price, no line or no better price is refused, and said', async () => {
  const { authorization } = await api.logIn();
  const codeOf = async (alert: string) => {
    const { data, errors } = await set(authorization, alert);
    return errors[0]?.extensions.code ?? data?.setPriceAlert.error?.code;
  };
  const at = `selectionId: "${spread}", points`;
  expect(await codeOf(`${at}: -2.5, numeratorLong: 0, denominatorLong: 1`)).toBe('BAD_USER_INPUT');
  expect(await codeOf(`${at}: -2.555, numeratorLong: 2, denominatorLong: 1`)).toBe('BAD_USER_INPUT');
  expect(await codeOf(`${at}: -3, numeratorLong: 2, denominatorLong: 1`)).toBe('LINE_MOVED');
  expect(await codeOf(`${at}: -2.5, numeratorLong: 10, denominatorLong: 11`)).toBe('ALREADY_THERE');
  expect(await codeOf('selectionId: "none", numeratorLong: 2, denominatorLong: 1')).toBe('NOT_OPEN');
  expect(await listed(authorization)).toEqual([]);
});

it('an open page hears of a reached alert over its socket, once, and no other player does', async () => {
  const [{ authorization }, other] = [await api.logIn(), await api.logIn()];
  await set(authorization, `selectionId: "${moneyline}", numeratorLong: 2, denominatorLong: 1`);
  const sockets = await Promise.all(
    [authorization, other.authorization].map(async (token) => {
      const socket = await graphqlSocket(await api.url(), { authorization: token });
      await socket.waitFor(({ type }) => type === 'connection_ack');
      socket.subscribe('1', `subscription { priceAlertsUpdated ${PARTS} }`);
      socket.subscribe('2', 'subscription { nothing }');
      await socket.waitFor(({ id }) => id === '2');
      return socket;
    }),
  );
  await Promise.all([move(199), move(200), move(250), move(260)]);
  const tasks = priceAlertWork(api.deps);
  await Promise.all([runDueJobs(api.deps, tasks), runDueJobs(api.deps, tasks)]);
  const [own, others] = sockets;
  const heard = await own?.waitFor(({ id }) => id === '1');
  expect(JSON.stringify(heard?.payload)).toContain('"state":"REACHED"');
  await move(300);
  await runDueJobs(api.deps, tasks);
  expect(own?.messages.filter(({ id }) => id === '1')).toHaveLength(1);
  expect(others?.messages.filter(({ id }) => id === '1')).toEqual([]);
  for (const socket of sockets) socket.close();
});
