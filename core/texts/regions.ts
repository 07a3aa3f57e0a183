/** Visitors in this region go to the casino's own variant (specification, section 2). */
export const REDIRECTED_REGION = 'US-PA';
