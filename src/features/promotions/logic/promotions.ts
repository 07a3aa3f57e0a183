import { appPath } from '../../../../core/wire/appPath.ts';
import { routeOfDeepLink } from '../../../../core/wire/deepLinks.ts';

/** A card of the carousel. */
export interface PromotionCard {
  readonly id: string;
  readonly title: string;
  readonly shortDescription: string;
  /** A word on the picture; null: none. */
  readonly tag: string | null;
  readonly imageUrl: string;
}

export type EnrollmentStatus = 'NotRequired' | 'Pending' | 'Success';

/** What is offered, and how far the player is. */
export interface Offer extends PromotionCard {
  readonly action: Action | null;
  readonly enrollment: EnrollmentStatus;
  /** Where one opts in; null: nowhere. */
  readonly deepLink: string | null;
  readonly state: 'OPEN' | 'AWARDED' | 'USED_UP';
  /** What has to be done; null: it gives nothing. */
  readonly requirement: string | null;
  /** What is given; null: nothing. */
  readonly award: string | null;
  /** What it costs and what becomes of it, each in a sentence. */
  readonly costs: readonly string[];
  readonly progress: { readonly text: string; readonly percent: number } | null;
  /** ISO 8601; null: until it is taken down. */
  readonly endsAt: string | null;
}

export interface Promotion extends Offer {
  readonly paragraphs: readonly string[];
  /** ISO 8601; null: since it is up. */
  readonly startsAt: string | null;
}

/** What an action leads to. Null: its link is missing, which is reported, and a press does nothing. */
export interface Action {
  readonly label: string;
  readonly path: string | null;
}

/** The action of a promotion that names none (specification, section 9). */
const ACTION = 'View';

/**
 * The action of a promotion; null: it has none. A link that is no path of the app is not opened.
 * @param deepLink of the other apps.
 */
export function actionOf(label: string | null, link: string | null, deepLink: string | null = null): Action | null {
  if (label === null && link === null) return null;
  const path = link === null ? (deepLink === null ? null : routeOfDeepLink(deepLink)) : appPath(link);
  return { label: label ?? ACTION, path };
}

/** Whether it gives something. What gives nothing is an article. */
export const isOffer = ({ requirement }: Pick<Offer, 'requirement'>): boolean => requirement !== null;

/** What is written of an enrolment; null: nothing. */
export function enrollmentLabel({ enrollment, deepLink }: Pick<Offer, 'enrollment' | 'deepLink'>): string | null {
  if (enrollment === 'Success') return 'OPTED IN';
  return enrollment === 'Pending' && deepLink !== null ? 'OPT-IN REQUIRED' : null;
}

/** What has become of an offer, where it is not open. */
export function stateLabel({ state }: Pick<Offer, 'state'>): string | null {
  return state === 'AWARDED' ? 'Used' : state === 'USED_UP' ? 'All given away' : null;
}

/** Whether the player can opt in now. */
export const canOptIn = ({ enrollment, state }: Pick<Offer, 'enrollment' | 'state'>): boolean =>
  enrollment === 'Pending' && state === 'OPEN';

/** What a promotion's page says in its place; null: it shows the promotion. A visitor may find it after log-in. */
export function fallbackOf(
  fallbacks: Readonly<Record<'logIn' | 'notAvailable' | 'notFound', string>>,
  { exists, isVisitor, isOffered }: { readonly exists: boolean; readonly isVisitor: boolean; readonly isOffered: boolean },
): string | null {
  if (!isVisitor && !isOffered) return fallbacks.notAvailable;
  if (exists) return null;
  return isVisitor ? fallbacks.logIn : fallbacks.notFound;
}

export const OPT_IN_FAILED = 'An error occurred, please opt in again';
export const optedInText = (title: string): string => `You have opted in to ${title}!`;
