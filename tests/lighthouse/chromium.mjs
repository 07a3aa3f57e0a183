#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hostRule, PORT_FILE } from './auditedPort.mjs';

/**
 * The browser of `lhci collect` (`chromePath`): CHROME_PATH, or the one that lhci would find by itself, led to the port that the server has found.
 */
const ofLhci = createRequire(createRequire(import.meta.url).resolve('@lhci/cli/package.json'));
const [browser = ''] = ofLhci('chrome-launcher').Launcher.getInstallations();
const port = readFileSync(PORT_FILE, 'utf8');
const child = spawn(browser, [`--host-resolver-rules=${hostRule(port)}`, ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
