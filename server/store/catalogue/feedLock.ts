/** The advisory lock of the only writer of the catalogue. An arbitrary number that no other lock of this database uses. */
export const FEED_LOCK = 7_301_001;
