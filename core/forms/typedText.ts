/** A joiner counts between two letters, as names in some scripts have it; elsewhere it is as invisible as other format characters. */
const INVISIBLE = /(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?!\p{L})|(?![\u200c\u200d])\p{Cf}/gu;

/** Typed or pasted text without the characters that nobody sees, such as the direction marks around a copied number. */
export const typedText = (text: string): string => text.replace(INVISIBLE, '');
