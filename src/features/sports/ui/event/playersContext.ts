import { createContext } from 'react';
import type { EventPlayer } from '../../logic/statistics.ts';

/** The players of the event with their numbers so far, for the names of rows alone. */
export const PlayersContext = createContext<readonly EventPlayer[]>([]);
