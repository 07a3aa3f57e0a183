import { serveAuditedApp } from './auditedApp.ts';
import { AUDITED_PORT } from './collect.ts';

/** The server of `lhci autorun`, until it is ended; lighthouserc.json waits for this line. */
const server = await serveAuditedApp(AUDITED_PORT);
process.stdout.write(`The audited app is ready at ${server.url}\n`);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void server.stop());
process.exitCode = (await server.ended) ?? 0;
