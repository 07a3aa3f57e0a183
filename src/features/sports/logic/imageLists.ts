import type { Participant, ParticipantImage } from './slate.ts';

/** Names of participants, from startup. */
export interface ImageLists {
  readonly logoAllowList: readonly string[];
  readonly logoBlockList: readonly string[];
  readonly headshotAllowList: readonly string[];
  readonly headshotBlockList: readonly string[];
}

/** The images of a participant that may be shown: of all where the allow list is empty, and of nobody on the block list. */
export function imagesOf(
  { name, logos = [], headshot = null }: Participant,
  applicationMetadata: ImageLists | undefined,
): { readonly isPerson: boolean; readonly images: readonly ParticipantImage[] } {
  const isPerson = headshot !== null;
  const allowed = (isPerson ? applicationMetadata?.headshotAllowList : applicationMetadata?.logoAllowList) ?? [];
  const blocked = (isPerson ? applicationMetadata?.headshotBlockList : applicationMetadata?.logoBlockList) ?? [];
  const isShown = (allowed.length === 0 || allowed.includes(name)) && !blocked.includes(name);
  if (!isShown) return { isPerson, images: [] };
  return { isPerson, images: headshot === null ? logos : [headshot] };
}
