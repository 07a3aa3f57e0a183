import { type ContractOddsFormat, contractFormat } from '../../core/money/odds.ts';
import type { PlatformServices } from '../platform/services.ts';
import { depositModal, me, playerMenu } from './account.ts';
import { oddsFormatOf } from './oddsFormat.ts';
import { playerOf } from './player.ts';
import type { MenuItem } from './types.ts';

/** Promotions in the account menu. Without the item they are not offered to this player. */
const hasPromos = (items: readonly MenuItem[]): boolean => items.some(({ path }) => path === '/promotions');

/** Keeps the facts of the player true until the returned end. */
export function followPlayer(services: Pick<PlatformServices, 'data' | 'persist' | 'playerSession'>): () => void {
  const { data } = services;
  const player = playerOf(services);
  const device = oddsFormatOf(services);
  const account = data.query(me, {});
  const menu = data.query(playerMenu, { skipAccount: false });
  let format: ContractOddsFormat | null = null;
  let isFollowed = true;

  const end = player.follow({
    /** Shows the balance from the answer until account and menu are refetched. */
    betsPlaced: (playableCents) => {
      if (playableCents !== null) account.update((before) => ({ ...before, balances: { ...before.balances, playableCents } }));
      void Promise.all([account.refetch(), menu.refetch()]);
    },
    reread: () => void account.refetch(),
    rereadDeposits: () => void rereadDeposits(),
  });

  async function rereadDeposits(): Promise<void> {
    const answer = await data.ask(depositModal, {});
    if (answer.ok && isFollowed) player.update({ deposits: answer.value.due });
  }

  const publish = (): void => {
    const current = account.getSnapshot().data;
    const items = menu.getSnapshot().data?.items ?? null;
    player.update({
      account: current?.account ?? null,
      balances: current?.balances ?? null,
      promosOffered: items === null || hasPromos(items),
    });
    const before = format;
    format = current?.account.oddsFormat ?? null;
    if (format !== null && format !== before && format !== contractFormat(device.getSnapshot())) device.set(format);
  };
  const session = services.playerSession.getSnapshot()?.account;
  const publishDeposits = (): void => {
    const modal = session?.getSnapshot()?.depositAcknowledgementModal ?? null;
    player.update({ deposits: modal?.showDepositAckModal ? modal : null });
  };

  const ends = [account.subscribe(publish), menu.subscribe(publish), session?.subscribe(publishDeposits), end];
  publish();
  publishDeposits();
  return () => {
    isFollowed = false;
    for (const stop of ends) stop?.();
  };
}
