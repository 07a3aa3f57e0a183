import { describe, expect, it } from 'vitest';
import { followAcknowledgement } from '../../src/features/casino/data/acknowledge.ts';
import type { LaunchError } from '../../src/features/casino/logic/launch.ts';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { followPlayer } from '../../src/player/followPlayer.ts';
import { playerOf } from '../../src/player/index.ts';

const money = { amount: 700 };
const refusal = (code: LaunchError['code'], displayType: LaunchError['displayType'] = 'MODAL'): LaunchError => ({
  code,
  displayType,
  headerMessage: 'One thing before you play',
  message: 'Please confirm.',
  footerMessage: null,
  deepLinkCta: 'Read and confirm',
  deepLink: null,
});

/** The account of a player, as another feature has it, of a server that asks for the acknowledgement or not. */
async function account() {
  const server = fakeServer({ status: 'loggedIn', playerAlias: 'p' });
  const asks = { acknowledgement: false };
  server.answer('Account', () => ({
    account: {
      id: 'p',
      firstName: 'Maya',
      lastName: 'Rivera',
      email: 'a@b.test',
      username: 'maya',
      lastLoginAt: null,
      userPreferences: { oddsFormat: 'AMERICAN', casinoBalanceUsagePreferences: [] },
      casinoRestriction: null,
      requiresResponsibleGamingAcknowledgement: asks.acknowledgement,
      balances: {
        playableBalance: money,
        totalPlayableBalance: money,
        withdrawableBalance: money,
        restrictedBalance: money,
        bonusBalance: money,
      },
    },
  }));
  server.answer('AccountMenu', () => ({ accountMenu: null }));
  const services = { data: server.data, persist: () => createStore('AMERICAN') as never, playerSession: createStore(null) };
  followPlayer(services);
  const player = playerOf(services);
  await settle();
  const accountRequests = (): number => server.calls.filter((call) => call.startsWith('Account ')).length;
  return { player, asks, accountRequests };
}

describe('a game that asks for the acknowledgement', () => {
  it('has the account ask for it, and is launched again once, when the player has confirmed', async () => {
    const { player, asks, accountRequests } = await account();
    const launches: string[] = [];
    const before = accountRequests();
    asks.acknowledgement = true;
    const end = followAcknowledgement(player, refusal('RG_ACK_REQUIRED'), () => void launches.push('again'));
    await settle();
    // What the account's dialog is drawn from.
    expect([accountRequests(), player.getSnapshot().account?.notices.acknowledgement, launches]).toEqual([before + 1, true, []]);
    asks.acknowledgement = false;
    player.betsPlaced(null);
    await settle();
    expect(launches).toEqual(['again']);
    player.betsPlaced(null);
    await settle();
    expect(launches).toEqual(['again']);
    end();
  });

  it('leaves the account alone where another error keeps the player from the game', async () => {
    const { player, accountRequests } = await account();
    const before = accountRequests();
    followAcknowledgement(player, refusal('RG_SPEND_LIMIT'), () => expect.unreachable())();
    // The server wants this one said in place of the game alone.
    followAcknowledgement(player, refusal('RG_ACK_REQUIRED', 'INLINE'), () => expect.unreachable())();
    await settle();
    expect(accountRequests()).toBe(before);
  });
});
