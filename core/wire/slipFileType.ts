/** The type and the ending of a file with the picks of a slip, which the installed app opens. */
export const SLIP_FILE_TYPE = 'application/vnd.slipstream.slip+json';
export const SLIP_FILE_ENDING = '.slip';

/** The most that a file with picks may have. One with the most picks has less than 4 KB. */
export const MOST_SLIP_FILE_BYTES = 16_384;
