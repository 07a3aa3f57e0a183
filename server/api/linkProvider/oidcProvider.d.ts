/** The library's class without its entry, which writes to stderr that it prefers Node 22. All tests of the provider run on Node 20. */
declare module 'oidc-provider/lib/provider.js' {
  export { default as Provider } from 'oidc-provider';
}
