import { logoutMessage } from '../../../platform/session/logoutMessages.ts';
import type { LogoutReason } from '../../../platform/session/types.ts';
import type { LogoutText } from '../logic/logoutNotice.ts';

const REASONS: Record<LogoutReason, true> = {
  none: true,
  inactivity: true,
  heartbeat: true,
  dailyTimeLimit: true,
  differentValidRegion: true,
  locationChange: true,
  geocomplyError: true,
  webView: true,
  maintenance: true,
  technicalIssue: true,
  refreshFailed: true,
  coolOff: true,
  selfExclusion: true,
  unauthorized: true,
  unauthenticated: true,
};

/** The catalogue's text for a reason from the navigation state; null for an unknown reason. */
export function logoutText(reason: string | null): LogoutText | null {
  return reason !== null && Object.hasOwn(REASONS, reason) ? logoutMessage(reason as LogoutReason) : null;
}
