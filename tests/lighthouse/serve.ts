import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serveAuditedApp } from './auditedApp.ts';
import { PORT_FILE } from './auditedPort.mjs';

/** The server of `lhci autorun` at a port of its own, until it is ended; lighthouserc.json waits for this line. */
const server = await serveAuditedApp();
mkdirSync(path.dirname(PORT_FILE), { recursive: true });
writeFileSync(PORT_FILE, String(server.port));
process.stdout.write(`The audited app is ready at ${server.url}\n`);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void server.stop());
process.exitCode = (await server.ended) ?? 0;
