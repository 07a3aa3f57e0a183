import { challengeOf, createState, createVerifier, type PkceCrypto } from '../../../../core/wire/pkce.ts';
import type { ExternalStore } from '../../../platform/externalStore.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import { runMachine } from '../../../platform/runMachine.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import { answerOf, decodeAttempt, encodeAttempt, providerUrl } from '../logic/linkAttempt.ts';
import { LINKING_ERRORS } from '../logic/linkingErrors.ts';
import { type LinkingEffect, type LinkingState, NOT_LINKING, stepLinking } from '../logic/linkingMachine.ts';
import { beginAccountLink, createAccountLink, redeemAccountLinkCode } from './linking.ts';

type Needs = Pick<PlatformServices, 'clock' | 'data' | 'owner' | 'persistInTab' | 'report'>;

/** The browser's parts, for tests. */
export interface LinkingPorts {
  readonly webCrypto: PkceCrypto;
  /** Leaves the app for another address. */
  leave(url: string): void;
}

export interface AccountLinking {
  readonly state: ExternalStore<LinkingState>;
  /** Sends the player to the provider. False: it was not possible, and nothing has changed. */
  begin(): Promise<boolean>;
  /** The player is back, with the provider's answer in the address. */
  returned(hash: string): void;
}

/**
 * Links an account. Verifier and state are stored for this tab alone, which the browser brings back, and are used once: the way back
 * removes them whatever it finds, and so does a log-out on this page.
 */
export function createAccountLinking({ clock, data, owner, persistInTab, report }: Needs, ports: LinkingPorts): AccountLinking {
  const stored = persistInTab('account-link');
  const state = runMachine(NOT_LINKING, stepLinking, (effect) => void perform(effect));
  owner.subscribe(() => {
    if (owner.getSnapshot().playerAlias === null) stored.write(null);
  });

  async function perform(effect: LinkingEffect): Promise<void> {
    switch (effect.type) {
      case 'report':
        return report('account-linking', `${effect.error}: ${LINKING_ERRORS[effect.error].message}`);
      case 'redeem': {
        const { code, codeVerifier } = effect;
        const answer = await data.mutate(redeemAccountLinkCode, { code, codeVerifier });
        return state.send(answer.ok ? { type: 'codeRedeemed', idToken: answer.value } : { type: 'requestFailed' });
      }
      case 'link': {
        const answer = await data.mutate(createAccountLink, { espnToken: effect.espnToken });
        return state.send(answer.ok ? { type: 'linkAnswered', result: answer.value } : { type: 'requestFailed' });
      }
    }
  }

  return {
    state,
    async begin() {
      const { playerAlias } = owner.getSnapshot();
      const answer = await data.mutate(beginAccountLink, {});
      if (playerAlias === null || !answer.ok || answer.value === null) return false;
      const verifier = createVerifier(ports.webCrypto);
      const ours = createState(ports.webCrypto);
      const url = providerUrl(answer.value, ours, await challengeOf(ports.webCrypto, verifier));
      if (url === null) return false;
      stored.write(encodeAttempt({ playerAlias, verifier, state: ours, startedAt: clock.now() }));
      ports.leave(url);
      return true;
    },
    returned(hash) {
      const attempt = decodeAttempt(stored.read(), owner.getSnapshot().playerAlias ?? '', clock.now());
      stored.write(null);
      state.send({ type: 'returned', answer: answerOf(hash), attempt });
    },
  };
}

/** The linking of this page. */
export const accountLinkingOf = onePerPage((services: Needs) =>
  createAccountLinking(services, { webCrypto: crypto, leave: (url) => location.assign(url) }),
);
