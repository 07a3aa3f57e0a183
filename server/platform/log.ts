import pino, { type Logger } from 'pino';

/** Paths whose values never reach a log, wherever a request or a body is logged. */
const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'headers.authorization',
  'headers.cookie',
  '*.password',
  '*.access_token',
  '*.refresh_token',
  '*.accessToken',
  '*.refreshToken',
  '*.anonymousToken',
  'password',
  'access_token',
  'refresh_token',
];

/** JSON lines on stderr: stdout belongs to the one line that says where the app is. `destination` is for tests. */
export function createLog(level: string, destination?: { write(line: string): void }): Logger {
  const options = { level, redact: { paths: SECRETS, censor: '[redacted]' }, base: { pid: process.pid } };
  return destination ? pino(options, destination) : pino(options, pino.destination({ fd: 2, sync: true }));
}
