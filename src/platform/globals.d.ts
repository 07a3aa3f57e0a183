/** Set by the build (vite.config.ts); absent in tests, so every reader checks with `typeof`. */
declare const __SCHEMA_VERSION__: string;
declare const __SETTINGS__: import('../../core/wire/settings.ts').Settings;
declare const __OPERATION_HASHES__: Readonly<Record<string, string>>;
declare const __DIRECT_OPERATIONS__: Readonly<
  Record<
    string,
    { readonly kind: 'query' | 'mutation' | 'subscription'; readonly text: string | null; readonly hash: string | null }
  >
>;
/** Texts of the queries and mutations that are sent without Apollo. */
declare const __OPERATION_TEXTS__: Readonly<Record<string, string>>;
/** 0 (no device reports errors) to 101 (all do). */
declare const __ERROR_SAMPLE_RATE__: number;
/** False in builds for production: they contain no developer tools. */
declare const __DEV_TOOLS__: boolean;
declare const __PUBLIC_OPERATIONS__: readonly string[];

/** The smaller build has the types of the whole one, without its parts. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}

interface Launch {
  readonly targetURL?: string | null;
  /** Files that the system opens with the app. */
  readonly files?: readonly Pick<FileSystemFileHandle, 'getFile'>[];
}

interface Window {
  /** The launches of an installed app in Chromium. */
  readonly launchQueue?: { setConsumer(consumer: (launch: Launch) => void): void };
}
