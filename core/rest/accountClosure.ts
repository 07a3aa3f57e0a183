import * as z from 'zod/mini';
import { reader } from './reader.ts';

export const CLOSING_OBSTACLES = [
  'BALANCE',
  'RESTRICTED',
  'DEBT',
  'PENDING_WITHDRAWAL',
  'OPEN_BETS',
  'OPEN_DEPOSIT',
  'OPEN_ROUND',
] as const;
export type ClosingObstacleCode = (typeof CLOSING_OBSTACLES)[number];

const obstacle = z.object({
  code: z.enum(CLOSING_OBSTACLES),
  /** An amount, where it is one. */
  cents: z.nullable(z.number()),
  /** How many, where they are counted. */
  items: z.nullable(z.number()),
});
export type ClosingObstacle = z.infer<typeof obstacle>;

/** `GET /i/account_closure`; and `POST`, where something stands in the way (409). Empty: nothing does. */
const closure = z.object({ obstacles: z.array(obstacle) });
export type Closure = z.infer<typeof closure>;
export const readClosure = reader(closure);

/** `POST /i/account_closure`; 204: the account is closed and its sessions are over. */
export const closureRequest = z.object({
  password: z.string('Please enter your password').check(z.minLength(1, 'Please enter your password')),
});
export type ClosureRequest = z.infer<typeof closureRequest>;
