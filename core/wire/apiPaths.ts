/** API paths shared by client, worker and server. The specification gives no path for these, so they are defined here. */
export const GRAPHQL_PATH = '/graphql';
/** Client events, including error reports. */
export const ANALYTICS_PATH = '/api/analytics';
/** The visitor's market and device. */
export const VIEWER_DATA_PATH = '/api/viewer_data';
/** The caller's public IP address, and the server's time: both for timers of the page, and for anybody. */
export const PUBLIC_IP_PATH = '/i/ip';
export const CURRENT_TIME_PATH = '/i/time';
/** Regions where bets are accepted. */
export const REGIONS_PATH = '/i/regions';
/** Feature flags by OFREP, OpenFeature's remote protocol, which defines the path. */
export const FLAGS_PATH = '/ofrep/v1/evaluate/flags';
/** Answered when a maintenance is over, or with the state of then after a while (server/api/edge/maintenanceEnd.ts). */
export const MAINTENANCE_END_PATH = '/healthz/maintenance';
/** Icons of the menus: `/{environment}/{brand}/{icon}.svg` below it. The gateway answers as a content delivery network would. */
export const NAV_ICONS_PATH = '/nav-icons';
/** Images of teams and people: `/logo/{size}/…` and `/headshot/{size}/…` below it. */
export const PARTICIPANT_IMAGES_PATH = '/participants';
/** The software of a sandbox's reference location service: makes a geo packet by a licence key. */
export const LOCATION_SERVICE_PATH = '/i/location-packets';
export const TOKEN_PATH = '/api/identity/token';
/** Ends the session that a bearer token or a proof of its key names. */
export const LOG_OUT_PATH = '/api/logout';
/** Mails a link with which a password can be reset. The specification names the path, as those of the two preferences. */
export const PASSWORD_RESET_REQUESTS_PATH = '/api/password_reset_requests';
export const LOGIN_PREFERENCES_PATH = '/api/login_preferences';
/** Responsible gaming: acknowledgements, and that of the limits. */
export const ACKS_PATH = '/i/acks';
export const LIMITS_ACK_PATH = '/i/acks/limits_modal_dismissed_at';
/** `{limitPath}` of the specification: `POST {path}/{type}` sets a limit, `{path}/{id}/pending` is the pending change. */
export const CASHFLOW_LIMITS_PATH = '/i/cashflow_limits';
export const TIME_LIMITS_PATH = '/i/time_limits';
export const CHECK_IN_INTERVAL_PATH = '/i/reality_checkin_interval';
export const REALITY_CHECKS_PATH = '/i/reality_checks';
/** `GET` lists the lengths and what stands, `POST` begins one. */
export const COOL_OFFS_PATH = '/i/cool_offs';
export const SELF_EXCLUSIONS_PATH = '/i/self_exclusions';
export const SELF_EXCLUSION_OPTIONS_PATH = '/i/self_exclusion_options';
/** The restrictions of a player, and the one of the casino that is in force. */
export const RESTRICTIONS_PATH = '/i/restrictions';
export const CASINO_RESTRICTION_PATH = '/i/restrictions/active/casino';
export const EMAIL_PREFERENCES_PATH = '/i/email_preferences';
/** `{path}/{sectionId}/export`: a section of the account history as a file. */
export const HISTORY_PATH = '/i/history';
/** `{path}/{w2gId}`: the data of a form as a file; `{path}/year/{year}`: of all forms of a year. */
export const TAX_FORMS_PATH = '/i/tax_forms';
/** All that is stored of the player who asks, as a file. */
export const DATA_EXPORT_PATH = '/i/data_export';
/** The player's address: `GET` reads it, `PATCH` changes it. */
export const ADDRESS_PATH = '/i/address';
/** `GET` says how the check of the player's document stands, `POST` begins one. The specification names the paths `/i/jumio/*`. */
export const DOCUMENT_CHECK_PATH = '/i/jumio/verification';
/** `GET` says what stands in the way of closing the account, `POST` closes it. */
export const ACCOUNT_CLOSURE_PATH = '/i/account_closure';
/** Sets a new password with the token of a mail. */
export const PASSWORD_RESETS_PATH = '/api/password_resets';
/** A player changes their password. */
export const PASSWORD_PATH = '/api/password';
/** The sandbox's page of the support chat, for a frame. */
export const SUPPORT_CHAT_PATH = '/api/support-chat';
export const SIGN_UPS_PATH = '/api/sign_ups';
/** What the payment gateway says, in the form of Standard Webhooks. */
export const PAYMENT_WEBHOOK_PATH = '/api/payments/webhook';
/** The log-in page, on the identity origin. */
export const AUTHORIZE_PATH = '/authorize';
/** The app's page that a log-in by redirect returns to; the specification names it. */
export const OAUTH_CALLBACK_PATH = '/oauth_callback';

/** Paths that the application itself answers. Only these can show that a maintenance is over. */
export function isApplicationPath(pathname: string): boolean {
  return pathname === GRAPHQL_PATH || pathname.startsWith('/api/') || pathname.startsWith('/i/');
}
