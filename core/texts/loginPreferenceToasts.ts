/** The specification's toasts about the login preference. */
export const LOGIN_PREFERENCE_TOASTS = {
  saved: 'Login Preferences Saved',
  failed: 'Failed to save login preference',
} as const;
