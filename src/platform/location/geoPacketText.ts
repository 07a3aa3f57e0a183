/** The name of the persisted text of this tab that holds the player's geo packet. */
export const GEO_PACKET_TEXT = 'location';
