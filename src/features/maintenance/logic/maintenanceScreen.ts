import type { MaintenanceNotice } from '../../../../core/maintenance.ts';

export interface MaintenanceScreenFacts {
  readonly title: string;
  readonly message: string;
  /** Null: the drawing of the house. */
  readonly imageUrl: string | null;
  readonly link: { readonly label: string; readonly href: string } | null;
}

/** Only pages and addresses that a person would expect behind a link. */
function isSafe(href: string): boolean {
  return /^(https:\/\/|mailto:|tel:|\/(?![/\\]))/.test(href);
}

/** What the screen says: the words of the response's headers, else the product's own (specification, section 2). */
export function maintenanceScreen(notice: MaintenanceNotice, brandName: string): MaintenanceScreenFacts {
  const { ctaLink } = notice;
  return {
    title: notice.title ?? "We're working on a few things",
    message:
      notice.message ?? `${brandName} is undergoing maintenance. Please check back soon. Your balance and open bets are safe.`,
    imageUrl: notice.imageUrl,
    link: ctaLink !== null && isSafe(ctaLink) ? { label: notice.ctaLabel ?? 'More info', href: ctaLink } : null,
  };
}
