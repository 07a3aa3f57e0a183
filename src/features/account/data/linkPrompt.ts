import { routeOfLink } from '../../../../core/wire/deepLinks.ts';
import { mutation, playerQuery } from '../../../platform/data/declare.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useFlag } from '../../../platform/flags/useFlag.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import type { PersistedValueDefinition } from '../../../platform/storage/persistedValue.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { type LinkPrompt, type LinkPrompts, promptStep } from '../logic/linkPrompt.ts';
import {
  AccountMenuPromptDocument,
  type AccountMenuPromptQuery,
  DismissAccountLinkPromptDocument,
} from './linkPrompt.generated.ts';

function promptsOf({ accountMenuPrompt, account }: AccountMenuPromptQuery): LinkPrompts {
  const path = accountMenuPrompt && routeOfLink({ canonicalUrl: null, ...accountMenuPrompt.deepLink });
  const dismissed = account?.espnAccountLinkPromptDismissals.promptTypes ?? [];
  if (accountMenuPrompt === null || path === null) return { prompt: null, dismissed };
  const { promptType, title, body, ctaLabel } = accountMenuPrompt;
  return { prompt: { promptType, title, body, ctaLabel, path }, dismissed };
}

export const linkPrompts = playerQuery({ document: AccountMenuPromptDocument, map: promptsOf });

export const dismissLinkPrompt = mutation({
  document: DismissAccountLinkPromptDocument,
  map: (data) => data.dismissAccountLinkPrompt.promptTypes,
  writes: (dismissed, write) => write(linkPrompts, {}, (before) => ({ ...before, dismissed })),
});

/** On the server for all devices, and on this one, so that a dismissal without a connection holds too. */
const DISMISSED: PersistedValueDefinition<readonly string[]> = {
  name: 'dismissed-link-prompts',
  scope: 'user',
  initial: [],
  decode: (stored) => (Array.isArray(stored) && stored.every((type) => typeof type === 'string') ? stored : null),
};

type Needs = Pick<PlatformServices, 'data' | 'persist'>;

export const dismissalsOf = onePerPage(({ data, persist }: Needs) => {
  const here = persist(DISMISSED);
  return {
    here,
    /** On this device. The prompt is then in the step `send`, until the server knows it. */
    dismiss: (promptType: LinkPrompt['promptType']): void => here.update((dismissed) => [...new Set([...dismissed, promptType])]),
    send: (promptType: LinkPrompt['promptType']): void => void data.mutate(dismissLinkPrompt, { promptType }),
  };
});

export interface ShownPrompt {
  readonly prompt: LinkPrompt | null;
  readonly step: ReturnType<typeof promptStep>;
  /** Not known yet whether there is one. */
  readonly isPending: boolean;
}

/** @param isSupported whether the brand supports account linking; the flag is needed too. */
export function useLinkPrompt(isSupported: boolean): ShownPrompt {
  const dismissedHere = useStore(dismissalsOf(useServices()).here);
  const isOn = useFlag('account-linking');
  const { data, state } = useQuery(linkPrompts, {}, { skip: !(isOn && isSupported) });
  if (data === null) return { prompt: null, step: 'nothing', isPending: state === 'loading' };
  return { prompt: data.prompt, step: promptStep(data, dismissedHere), isPending: false };
}
