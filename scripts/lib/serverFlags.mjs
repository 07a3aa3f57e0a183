/**
 * Node's flags for the server. The young generation is 64 MB instead of 16: a request's objects die with it, and with more room fewer of them
 * are copied before they do.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=64'];
