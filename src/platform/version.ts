/** The version of this build; empty outside of one. */
export const appVersion: string = typeof __APP_VERSION__ === 'undefined' ? '' : __APP_VERSION__;
