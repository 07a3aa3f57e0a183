/** API paths shared by client, worker and server. The specification gives no path for these, so they are defined here. */
export const GRAPHQL_PATH = '/graphql';
/** Client events, including error reports. */
export const ANALYTICS_PATH = '/api/analytics';
/** The visitor's market and device. */
export const VIEWER_DATA_PATH = '/api/viewer_data';
/** Regions where bets are accepted. */
export const REGIONS_PATH = '/i/regions';
/** Feature flags by OFREP, OpenFeature's remote protocol, which defines the path. */
export const FLAGS_PATH = '/ofrep/v1/evaluate/flags';
/** Icons of the menus: `/{environment}/{brand}/{icon}.svg` below it. The gateway answers as a content delivery network would. */
export const NAV_ICONS_PATH = '/nav-icons';
/** Images of teams and people: `/logo/{size}/…` and `/headshot/{size}/…` below it. */
export const PARTICIPANT_IMAGES_PATH = '/participants';
export const TOKEN_PATH = '/api/identity/token';
/** Mails a link with which a password can be reset. The specification names the path, as those of the two preferences. */
export const PASSWORD_RESET_REQUESTS_PATH = '/api/password_reset_requests';
export const LOGIN_PREFERENCES_PATH = '/api/login_preferences';
/** Responsible gaming: acknowledgements, and that of the limits. */
export const ACKS_PATH = '/i/acks';
export const LIMITS_ACK_PATH = '/i/acks/limits_modal_dismissed_at';
/** The restrictions of a player, and the one of the casino that is in force. */
export const RESTRICTIONS_PATH = '/i/restrictions';
export const CASINO_RESTRICTION_PATH = '/i/restrictions/active/casino';
export const EMAIL_PREFERENCES_PATH = '/i/email_preferences';
/** Sets a new password with the token of a mail. */
export const PASSWORD_RESETS_PATH = '/api/password_resets';
/** A player changes their password. */
export const PASSWORD_PATH = '/api/password';
/** The sandbox's page of the support chat, for a frame. */
export const SUPPORT_CHAT_PATH = '/api/support-chat';
export const SIGN_UPS_PATH = '/api/sign_ups';
/** The log-in page, on the identity origin. */
export const AUTHORIZE_PATH = '/authorize';
/** The app's page that a log-in by redirect returns to; the specification names it. */
export const OAUTH_CALLBACK_PATH = '/oauth_callback';

/** Paths that the application itself answers. Only these can show that a maintenance is over. */
export function isApplicationPath(pathname: string): boolean {
  return pathname === GRAPHQL_PATH || pathname.startsWith('/api/') || pathname.startsWith('/i/');
}
