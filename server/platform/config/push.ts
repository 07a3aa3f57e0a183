import { z } from 'zod';
import { names, read, secret } from './reading.ts';

/** The push services of Chrome and Edge's Chromium, Firefox, Windows and Safari. */
const DEFAULT_PUSH_SERVICES =
  'fcm.googleapis.com,updates.push.services.mozilla.com,*.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com';
const VAPID = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;

const key = (bytes: number) =>
  read(
    (text) => (/^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes ? text : null),
    `must be ${bytes} bytes in base64url`,
  );

/** Notifications by Web Push. */
export const push = z
  .object({
    VAPID_PUBLIC_KEY: key(65).optional(),
    VAPID_PRIVATE_KEY: secret(key(32).optional()),
    VAPID_SUBJECT: read(
      (text) => (/^(mailto:\S+@\S+|https:\/\/\S+)$/.test(text) ? text : null),
      'must be a mailto: or https: address',
    ).optional(),
    PUSH_SERVICES: names.transform((hosts) => (hosts.length === 0 ? DEFAULT_PUSH_SERVICES.split(',') : hosts)),
  })
  .superRefine((values, context) => {
    const missing = VAPID.filter((name) => values[name] === undefined);
    const [first] = missing;
    if (first !== undefined && missing.length < VAPID.length)
      context.addIssue({ code: 'custom', path: [first], message: `is needed with the other ones of ${VAPID.join(', ')}` });
  })
  .transform((values) => ({
    push: {
      /** What names this server to push services; null: a sandbox makes its own, and elsewhere nothing is pushed. */
      vapid:
        values.VAPID_PUBLIC_KEY && values.VAPID_PRIVATE_KEY && values.VAPID_SUBJECT
          ? { publicKey: values.VAPID_PUBLIC_KEY, privateKey: values.VAPID_PRIVATE_KEY, subject: values.VAPID_SUBJECT }
          : null,
      /** Hosts that messages are sent to, `*.` for any below; the origin of a stub on this machine, for tests. */
      services: values.PUSH_SERVICES,
    },
  }));
