/**
 * The version of this build, which its page says: in a script, every version would change that file. Empty outside of a browser, where the
 * first frame is drawn.
 */
export const appVersion: string = typeof document === 'undefined' ? '' : (document.documentElement.dataset.version ?? '');
