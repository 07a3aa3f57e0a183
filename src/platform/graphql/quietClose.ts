/** How long a connection that is no longer wanted may take to be made. */
const GRACE_MS = 1_000;

/**
 * A socket that is closed while it is connecting closes once it is open, or after a second: a browser complains in the console where it
 * has to break the attempt off. It may not wait for long, because browsers make one connection to a host at a time.
 */
export function quietClose(Socket: typeof WebSocket): typeof WebSocket {
  return class extends Socket {
    override close(code?: number, reason?: string): void {
      if (this.readyState !== Socket.CONNECTING) {
        super.close(code, reason);
        return;
      }
      // Whoever made it is not told of it any more.
      this.onopen = null;
      const timer = setTimeout(() => super.close(code, reason), GRACE_MS);
      this.addEventListener('open', () => {
        clearTimeout(timer);
        super.close(code, reason);
      });
    }
  };
}
