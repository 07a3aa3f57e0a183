import fastify from 'fastify';

/** The answer of the event list's rival: the bytes and headers that the product answered. */
export interface BareAnswer {
  readonly bodyBase64: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The rival of the event list: Fastify, one route, a finished answer from a Buffer. It receives the answer and reports its port. */
process.once('message', async ({ bodyBase64, headers }: BareAnswer) => {
  const body = Buffer.from(bodyBase64, 'base64');
  const app = fastify();
  app.get('/graphql', (_request, reply) => reply.headers(headers).send(body));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
});
