import type { PlayerStart } from '../../../platform/feature.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import type { PersistedText } from '../../../platform/storage/persistedText.ts';

/** Where this tab stores the drafts of payments. In a chunk of its own: the log-out needs it, and not the wallet. */
export const draftText = ({ persistInTab }: Pick<PlatformServices, 'persistInTab'>): PersistedText =>
  persistInTab('wallet.drafts.1');

/** At the log-out what this tab has stored is gone, also where the page has never shown the wallet. */
export const forgetDrafts: PlayerStart = (services, player) => () => {
  if (services.session.getSnapshot().playerAlias !== player.alias) draftText(services).write(null);
};
