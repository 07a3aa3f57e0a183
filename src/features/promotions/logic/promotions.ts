import { appPath } from '../../../../core/appPath.ts';

/** A card of the carousel and of the list. */
export interface PromotionCard {
  readonly id: string;
  readonly title: string;
  readonly shortDescription: string;
  /** A word on the picture; null: none. */
  readonly tag: string | null;
  readonly imageUrl: string;
}

export interface Promotion extends PromotionCard {
  readonly paragraphs: readonly string[];
  /** Null: nothing to do. */
  readonly action: { readonly label: string; readonly path: string } | null;
  /** ISO 8601; null: until it is taken down. */
  readonly endsAt: string | null;
}

/** The action of a promotion that names none (specification, section 9). */
const ACTION = 'View';

/** A link that is no path of the app is not opened. */
export function actionOf(label: string | null, link: string | null): Promotion['action'] {
  const path = link === null ? null : appPath(link);
  return path === null ? null : { label: label ?? ACTION, path };
}

/** What a promotion's page says in its place; null: it shows the promotion. A visitor may find it after log-in. */
export function fallbackOf(
  fallbacks: Readonly<Record<'logIn' | 'notAvailable' | 'notFound', string>>,
  { exists, isVisitor, isOffered }: { readonly exists: boolean; readonly isVisitor: boolean; readonly isOffered: boolean },
): string | null {
  if (!isVisitor && !isOffered) return fallbacks.notAvailable;
  if (exists) return null;
  return isVisitor ? fallbacks.logIn : fallbacks.notFound;
}
