import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { SUPPORT_CHAT_PATH } from '../../../core/wire/apiPaths.ts';

const STYLE = 'body{margin:0;padding:16px;font:14px/20px system-ui,sans-serif}h1{margin:0 0 8px;font-size:16px}p{margin:0}';

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>Support chat</title>
<style>${STYLE}</style>
<main>
<h1>Support chat</h1>
<p>This is the sandbox’s chat. Nobody answers here: an operator’s own chat stands in its place.</p>
</main>
</html>
`;

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`;

/** The page that the sandbox has instead of an operator's chat (`SUPPORT_CHAT_URL`). Only pages of this origin may embed it. */
export function registerSupportChat(app: FastifyInstance): void {
  app.get(SUPPORT_CHAT_PATH, async (_request, reply) =>
    reply
      .headers({ 'content-security-policy': POLICY, 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(PAGE),
  );
}
