import { z } from 'zod';
import { HIGHLIGHT_MS } from '../../../core/money/highlight.ts';
import { SEARCH_MINIMUM_LENGTH } from '../../../core/texts/search.ts';
import { parseInstallers } from '../geolocationInstallers.ts';
import { names, read, webAddress } from './reading.ts';

/** What start-up tells the app. */
export const app = z
  .object({
    NAV_ICONS_URL: webAddress.optional(),
    LOGO_ALLOW_LIST: names,
    LOGO_BLOCK_LIST: names,
    HEADSHOT_ALLOW_LIST: names,
    HEADSHOT_BLOCK_LIST: names,
    GEOLOCATION_INSTALLERS: read(
      parseInstallers,
      'must be installers of brands such as tsb/windows=https://cdn.example.com/a.exe|https://cdn.example.net/a.exe',
    ).default([]),
    SUPPORT_CHAT_URL: webAddress.optional(),
    SUPPORT_EMAIL: z.email().default('support@slipstream.test'),
    SUPPORT_PHONE: z
      .string()
      .regex(/^\+?[\d ().-]{3,24}$/)
      .optional(),
    ODDS_HIGHLIGHT_MS: z.coerce.number().int().min(500).max(10_000).default(HIGHLIGHT_MS),
    SEARCH_MINIMUM_LENGTH: z.coerce.number().int().min(1).max(20).default(SEARCH_MINIMUM_LENGTH),
    HEARTBEAT_SECONDS: z.coerce.number().int().min(1).max(3_600).default(60),
  })
  .transform((values) => ({
    /** The base address of the CDN with the menus' icons, without a trailing slash; null: this server has them. */
    navIconsUrl: values.NAV_ICONS_URL?.replace(/\/$/, '') ?? null,
    /** Participants, by name, whose images the app shows: all where the allow list is empty, and nobody of the block list. */
    imageLists: {
      logoAllowList: values.LOGO_ALLOW_LIST,
      logoBlockList: values.LOGO_BLOCK_LIST,
      headshotAllowList: values.HEADSHOT_ALLOW_LIST,
      headshotBlockList: values.HEADSHOT_BLOCK_LIST,
    },
    geolocationInstallers: values.GEOLOCATION_INSTALLERS,
    /** The page of the support chat, which the app embeds; null: the sandbox's own, or none. */
    supportChatUrl: values.SUPPORT_CHAT_URL ?? null,
    /** How support is reached besides; a null phone: it is not. */
    support: { email: values.SUPPORT_EMAIL, phone: values.SUPPORT_PHONE ?? null },
    /** How long the app highlights a moved price. */
    oddsHighlightMs: values.ODDS_HIGHLIGHT_MS,
    /** Characters of the shortest term that is searched. */
    searchMinimumLength: values.SEARCH_MINIMUM_LENGTH,
    /** How often the app shows a player the time spent in the session. */
    heartbeatSeconds: values.HEARTBEAT_SECONDS,
  }));
