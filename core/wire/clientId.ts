/** The id of the web app, a public client without a secret: in token requests, password resets and sign-ups. */
export const APP_CLIENT_ID = 'slipstream-web';
