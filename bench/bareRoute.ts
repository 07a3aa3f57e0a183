import fastify from 'fastify';

/** The baseline of the event list: Fastify, one route, a finished string. Told the string, it tells its port. */
process.once('message', async (message: { readonly text: string }) => {
  const app = fastify();
  app.get('/graphql', (_request, reply) => reply.header('content-type', 'application/json; charset=utf-8').send(message.text));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
});
