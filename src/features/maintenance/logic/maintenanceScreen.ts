import type { MaintenanceNotice } from '../../../../core/wire/maintenance.ts';

export interface MaintenanceScreenFacts {
  readonly title: string;
  readonly message: string;
  /** Null: the default illustration. */
  readonly imageUrl: string | null;
  readonly link: { readonly label: string; readonly href: string } | null;
}

/** Accepts only the kinds of address that a player expects behind a link. */
function isSafe(href: string): boolean {
  return /^(https:\/\/|mailto:|tel:|\/(?![/\\]))/.test(href);
}

/** The texts of the screen: those of the response's headers, else the defaults (specification, section 2). */
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
