import { formatMoney } from '../../../../core/money/money.ts';

export type StopKind = 'coolOff' | 'selfExclusion';

export interface StopTexts {
  readonly title: string;
  readonly lead: string;
  readonly lengthLabel: string;
  /** @param length an option's label. */
  readonly confirmTitle: (length: string) => string;
  readonly confirmLead: (length: string) => string;
  readonly box: string;
  readonly button: string;
  /** Typed before it begins; null: the box is enough. */
  readonly word: string | null;
}

export const STOP_TEXTS: Readonly<Record<StopKind, StopTexts>> = {
  coolOff: {
    title: 'Take a cool-off',
    lead: 'A break from betting and depositing, here and at our other brands.',
    lengthLabel: 'How long',
    confirmTitle: (length) => `A cool-off of ${length}`,
    confirmLead: () => 'It begins at once and can’t be shortened.',
    box: 'I understand that I can’t log in, deposit or bet until it is over.',
    button: 'Start cool-off',
    word: null,
  },
  selfExclusion: {
    title: 'Self-exclude',
    lead: 'For when a short break isn’t enough. It holds here and at our other brands.',
    lengthLabel: 'How long',
    confirmTitle: (length) => (length === 'Lifetime' ? 'Exclude yourself for life' : `Exclude yourself for ${length}`),
    confirmLead: (length) =>
      length === 'Lifetime'
        ? 'It begins at once and can’t be undone.'
        : 'It begins at once, can’t be undone, and does not end by itself: afterwards Support opens your account at your request.',
    box: 'I understand that I can’t log in, deposit or bet until then.',
    button: 'Self-exclude',
    word: 'EXCLUDE',
  },
};

/** What happens to a player's bets and money. @param balanceCents null: not known. */
export function stopFacts(balanceCents: number | null): readonly string[] {
  const balance = balanceCents === null ? 'Your balance' : `Your ${formatMoney(balanceCents)}`;
  return [
    'Open bets and rounds stand, and will be settled and paid',
    `${balance} stays yours; a withdrawal on its way goes out`,
    'No offers and no mail while you’re away',
  ];
}

/** The answer to the request did not come. */
export const STOP_UNKNOWN = {
  title: 'No answer came',
  body: 'It may have begun: then you are logged out in a moment. If not, try again; a second request never shortens the first.',
} as const;
