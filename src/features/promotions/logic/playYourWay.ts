/** What a card of play-your-way shows (specification, part 4). */
export type CardState = 'DEFAULT' | 'SELECTED' | 'CLAIMING' | 'CLAIMED' | 'DISABLED' | 'HIDDEN';

/** Cards by the id of the promotion. */
export type Cards = ReadonlyMap<string, CardState>;

export type CardEvent =
  | { readonly type: 'selected'; readonly id: string }
  | { readonly type: 'claimPressed' | 'claimSucceeded' | 'claimFailed' };

/** What each event makes of the card that it is about, and of the others; null: it is as it was. */
const TABLE: Readonly<Record<CardEvent['type'], { readonly own: CardState; readonly others: CardState }>> = {
  selected: { own: 'SELECTED', others: 'DEFAULT' },
  claimPressed: { own: 'CLAIMING', others: 'DISABLED' },
  claimSucceeded: { own: 'CLAIMED', others: 'HIDDEN' },
  // docs/adr/0098: the choice stays, and one press tries again.
  claimFailed: { own: 'SELECTED', others: 'DEFAULT' },
};

/** In which state of the chosen card an event counts. */
const FROM: Readonly<Record<Exclude<CardEvent['type'], 'selected'>, CardState>> = {
  claimPressed: 'SELECTED',
  claimSucceeded: 'CLAIMING',
  claimFailed: 'CLAIMING',
};

export function cardsOf(ids: readonly string[]): Cards {
  return new Map(ids.map((id) => [id, 'DEFAULT']));
}

const find = (cards: Cards, state: CardState): string | null => [...cards].find(([, one]) => one === state)?.[0] ?? null;

export function stepCards(cards: Cards, event: CardEvent): Cards {
  const own = event.type === 'selected' ? (maySelect(cards.get(event.id)) ? event.id : null) : find(cards, FROM[event.type]);
  if (own === null) return cards;
  const next = TABLE[event.type];
  return new Map([...cards.keys()].map((id) => [id, id === own ? next.own : next.others]));
}

/** A card that is selected, claiming or disabled cannot be selected; nor one that is claimed or gone. */
export const maySelect = (state: CardState | undefined): boolean => state === 'DEFAULT';

export const selectedCard = (cards: Cards): string | null => find(cards, 'SELECTED');
export const claimingCard = (cards: Cards): string | null => find(cards, 'CLAIMING');
export const claimedCard = (cards: Cards): string | null => find(cards, 'CLAIMED');

/** A card is selected, and no claim is in progress. */
export const mayClaim = (cards: Cards): boolean => selectedCard(cards) !== null && claimingCard(cards) === null;

/** Which screen the list of onboarding promotions leads to. */
export function onboardingScreen({
  hasPlayYourWay,
  hasPromotion,
}: {
  readonly hasPlayYourWay: boolean;
  readonly hasPromotion: boolean;
}): 'promotion' | 'playYourWay' {
  return !hasPlayYourWay && hasPromotion ? 'promotion' : 'playYourWay';
}

/** Where `/welcome-promo` leads: to itself at the first log-in, else to the deposit; null: it is not known yet. */
export function welcomeRoute(account: { readonly lastLoginAt: string | null } | null): 'here' | 'deposit' | null {
  if (account === null) return null;
  return account.lastLoginAt === null ? 'here' : 'deposit';
}

export const CLAIM_FAILED = 'An error occurred, please claim again';
export const ALL_SET = 'You’re all set!';
