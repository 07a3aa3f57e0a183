/** The port in the addresses of lighthouserc.json. Nothing has to listen there: the audited browser goes to the server's own port instead. */
export const NAMED_PORT = 4000;

/** Where `serve.ts` writes the port of the server that it has started last. */
export const PORT_FILE = '.cache/lighthouse-port';

/** Chromium's rule that leads the named addresses to a port. Pages, cookies and reports have the named ones. @param {string} port */
export const hostRule = (port) => `MAP *.localhost:${NAMED_PORT} 127.0.0.1:${port}`;
