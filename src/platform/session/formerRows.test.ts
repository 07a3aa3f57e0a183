import { expect, it } from 'vitest';
import { playerAliasOf } from '../../../core/wire/playerAlias.ts';
import { memoryKeyValue } from '../storage/keyValue.ts';
import { createPersistedText } from '../storage/persistedText.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { moveFormerRows } from './formerRows.ts';

const ONE = '3b8f0f5e-52e0-4d0f-9d0f-1c8a7c0d9a11';
const OTHER = 'c2b1a0d4-7a1b-4f39-8f57-0d5f6f3f2b77';

async function device() {
  const [local, tab, storage] = [fakeStorage(), fakeStorage(), memoryKeyValue()];
  const onDevice = (name: string) => createPersistedText(() => local, name);
  const inTab = (name: string) => createPersistedText(() => tab, name);
  const aliases = await Promise.all([ONE, OTHER].map((id) => playerAliasOf(id, crypto.subtle)));
  return {
    onDevice,
    inTab,
    storage,
    aliases,
    move: () => moveFormerRows({ brand: 'tsb', storage, persistOnDevice: onDevice, persistInTab: inTab }),
  };
}

it('a player has one alias, which says nothing of the id', async () => {
  const [alias = '', other] = (await device()).aliases;
  expect(alias).toMatch(/^[\w-]{43}$/);
  expect(await playerAliasOf(ONE, crypto.subtle)).toBe(alias);
  expect(other).not.toBe(alias);
});

it('an earlier release’s texts are the same players’ afterwards, and contain no id', async () => {
  const { onDevice, inTab, move, aliases } = await device();
  const [one, other] = aliases;
  onDevice('session').write(JSON.stringify({ playerId: ONE, accessTokenRefreshAt: 5 }));
  onDevice('betslip.leftPicks.1').write(JSON.stringify([{ playerId: OTHER, selectionId: 's1' }]));
  inTab('wallet.drafts.1').write(JSON.stringify({ playerId: ONE, DEPOSIT: { amountCents: 700 } }));
  inTab('betslip.unsent.1').write(JSON.stringify({ at: 1, isPlayer: false, playerId: null, picks: [] }));
  inTab('strong-auth-off').write(OTHER);
  inTab('account-link').write(`{"playerId":"${ONE}" damaged`);
  await move();
  await move();
  expect(JSON.parse(onDevice('session').read() ?? '')).toEqual({ playerAlias: one, accessTokenRefreshAt: 5 });
  expect(JSON.parse(onDevice('betslip.leftPicks.1').read() ?? '')).toEqual([{ playerAlias: other, selectionId: 's1' }]);
  expect(JSON.parse(inTab('wallet.drafts.1').read() ?? '')).toEqual({ playerAlias: one, DEPOSIT: { amountCents: 700 } });
  expect(JSON.parse(inTab('betslip.unsent.1').read() ?? '')).toMatchObject({ isPlayer: false, playerAlias: null });
  expect([inTab('strong-auth-off').read(), inTab('account-link').read()]).toEqual([other, null]);
});

it('an earlier release’s values move to the alias, and those of the brand, of visitors and of other brands stay', async () => {
  const { storage, move, aliases } = await device();
  const [one, other] = aliases;
  const staying = ['tsb//tab', 'tsb/anonymous/searches', `hwc/${ONE}/searches`, `tsb/${other}/searches`];
  for (const key of [...staying, `tsb/${ONE}/searches`, `tsb//unsettled/${OTHER}/bet`]) await storage.set(key, key.length);
  await move();
  expect([...(await storage.keys())].sort()).toEqual([...staying, `tsb/${one}/searches`, `tsb//unsettled/${other}/bet`].sort());
  expect(await storage.get(`tsb//unsettled/${other}/bet`)).toBe(`tsb//unsettled/${OTHER}/bet`.length);
});

it('the choice of "Ask again after" stays over the change of its alphabet', async () => {
  const { onDevice, move, aliases } = await device();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`ask-again ${ONE}`));
  onDevice('ask-again').write(JSON.stringify([[btoa(String.fromCharCode(...new Uint8Array(digest))), 15]]));
  await move();
  expect(JSON.parse(onDevice('ask-again').read() ?? '')).toEqual([[aliases[0], 15]]);
});
