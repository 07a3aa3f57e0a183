/** The parts of web-push that the server uses; the package has no types. */
declare module 'web-push' {
  export interface RequestDetails {
    readonly method: string;
    readonly headers: Readonly<Record<string, string | number>>;
    readonly body: Buffer | null;
    readonly endpoint: string;
  }
  const webPush: {
    generateVAPIDKeys(): { publicKey: string; privateKey: string };
    /** Encrypts and signs, and sends nothing. */
    generateRequestDetails(
      subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
      payload: string,
      options: {
        vapidDetails: { subject: string; publicKey: string; privateKey: string };
        TTL: number;
        urgency: 'normal' | 'high';
        contentEncoding: 'aes128gcm';
      },
    ): RequestDetails;
  };
  export default webPush;
}
