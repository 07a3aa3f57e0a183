/** What the player does about an error of the location service's software on the device. */
export type SoftwareAction = 'contactSupport' | 'checkConnection' | 'reinstall' | 'tryAgain';

/** The errors of the software that the specification names. */
export const SOFTWARE_ACTIONS = {
  suspended: 'contactSupport',
  disabledSolution: 'contactSupport',
  invalidLicenseFormat: 'contactSupport',
  unauthorizedLicense: 'contactSupport',
  invalidCustomFields: 'contactSupport',
  networkConnection: 'checkConnection',
  localServiceUnavailable: 'checkConnection',
  unsupportedVersion: 'reinstall',
  unexpected: 'tryAgain',
  serverCommunication: 'tryAgain',
  requestInProgress: 'tryAgain',
  unknown: 'contactSupport',
} as const satisfies Readonly<Record<string, SoftwareAction>>;
export type SoftwareError = keyof typeof SOFTWARE_ACTIONS;

/** A vendor's client error codes by what they mean. None are known, and none are made up: an operator enters those of their vendor. */
export type ClientCodes = Readonly<Record<number, SoftwareError>>;
export const FIRST_CLIENT_CODE = 600;
export const LAST_CLIENT_CODE = 720;
