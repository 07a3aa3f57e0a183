/** OAuth's `error` of a log-in whose password is right and that needs a one-time code; `error_description` is for the player. */
export const CODE_REQUIRED = 'code_required';

/** The field of a log-in with the code. */
export const CODE_FIELD = 'one_time_code';
