import { createContext } from 'react';

/** True inside a page of which this device keeps what the player has read: what its components query is kept. */
export const SavedPage = createContext(false);
