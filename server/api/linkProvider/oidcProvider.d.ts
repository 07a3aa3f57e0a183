/** The library's class without its entry, which writes to stderr on versions of Node that it does not like. */
declare module 'oidc-provider/lib/provider.js' {
  export { default as Provider } from 'oidc-provider';
}
