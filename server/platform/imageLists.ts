import { z } from 'zod';

/** Names, separated by commas; none without the variable. */
export const names = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  );

/** Participants, by name, whose images the app shows: all where the allow list is empty, and nobody of the block list. */
export interface ImageLists {
  readonly logoAllowList: readonly string[];
  readonly logoBlockList: readonly string[];
  readonly headshotAllowList: readonly string[];
  readonly headshotBlockList: readonly string[];
}

interface Values {
  readonly LOGO_ALLOW_LIST: readonly string[];
  readonly LOGO_BLOCK_LIST: readonly string[];
  readonly HEADSHOT_ALLOW_LIST: readonly string[];
  readonly HEADSHOT_BLOCK_LIST: readonly string[];
}

export function imageListsOf(values: Values): ImageLists {
  return {
    logoAllowList: values.LOGO_ALLOW_LIST,
    logoBlockList: values.LOGO_BLOCK_LIST,
    headshotAllowList: values.HEADSHOT_ALLOW_LIST,
    headshotBlockList: values.HEADSHOT_BLOCK_LIST,
  };
}
