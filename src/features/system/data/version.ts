import { appVersion } from '../../../platform/version.ts';

/** Which version of the app runs. */
export const useVersion = (): string => appVersion;
