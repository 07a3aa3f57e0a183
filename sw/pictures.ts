import { originOf } from '../core/wire/answerOrigin.ts';
import { PARTICIPANT_IMAGES_PATH } from '../core/wire/apiPaths.ts';

/** As many pictures as the lobby and some pages around it have. */
export const MOST_PICTURES = 400;
export const MOST_BYTES = 24_000_000;
/** A larger one is not worth the room of many others. */
const MOST_BYTES_EACH = 1_000_000;

/** Art of games and promotions, logos, headshots and icons of the menus. */
const PICTURES = ['/art/', '/logos/', '/nav-icons/', `${PARTICIPANT_IMAGES_PATH}/`];

export function isPicture(pathname: string): boolean {
  return PICTURES.some((folder) => pathname.startsWith(folder));
}

/** Only a picture of our server, whole and readable: neither a page that answers in its place, nor an opaque answer of another origin. */
export function isStorablePicture({ status, type, headers }: Pick<Response, 'status' | 'type' | 'headers'>): boolean {
  return (
    status === 200 &&
    (type === 'basic' || type === 'default') &&
    originOf({ status, headers }) === 'ours' &&
    /^image\//i.test(headers.get('content-type') ?? '') &&
    !/\bno-store\b/.test(headers.get('cache-control') ?? '')
  );
}

/** What is noted of a stored picture: its size, when it was fetched, and when it was used last, to the hour; times in epoch milliseconds. */
const BYTES = 'x-picture-bytes';
const FETCHED = 'x-picture-fetched';
const USED = 'x-picture-used';
const HOUR_MS = 3_600_000;
/** A deploy may change a picture under the same name: an older one is shown, and fetched again behind it. */
const REFETCH_MS = 24 * HOUR_MS;

export interface PictureLimits {
  readonly pictures: number;
  readonly bytes: number;
}

export interface Pictures {
  /** The stored picture, else that of the network, which is then stored. Never waits for storage that fails. */
  answer(
    request: Request,
    network: (request: Request) => Promise<Response>,
    later: (work: Promise<unknown>) => void,
  ): Promise<Response>;
}

/** The pictures used last, bounded by number and by size. A cache lists its entries in the order of their storing. */
export function createPictures(
  open: () => Promise<Cache>,
  now: () => number,
  limits: PictureLimits = { pictures: MOST_PICTURES, bytes: MOST_BYTES },
): Pictures {
  /** One change after the other, so that none removes what another counts. */
  let work: Promise<unknown> = Promise.resolve();
  const inTurn = (next: () => Promise<unknown>): Promise<unknown> => {
    work = work.then(next).catch(() => undefined);
    return work;
  };

  const store = async (request: Request, picture: Response): Promise<void> => {
    const body = await picture.blob();
    if (body.size === 0 || body.size > MOST_BYTES_EACH) return;
    const headers = new Headers(picture.headers);
    headers.set(BYTES, String(body.size));
    for (const name of [FETCHED, USED]) headers.set(name, String(now()));
    const cache = await open();
    await cache.delete(request, { ignoreVary: true });
    await cache.put(request, new Response(body, { status: 200, headers }));
    await trim(cache);
  };

  const trim = async (cache: Cache): Promise<void> => {
    const requests = await cache.keys();
    let pictures = 0;
    let bytes = 0;
    for (const request of [...requests].reverse()) {
      const stored = await cache.match(request, { ignoreVary: true });
      pictures += 1;
      bytes += Number(stored?.headers.get(BYTES) ?? 0);
      if (pictures > limits.pictures || bytes > limits.bytes) await cache.delete(request, { ignoreVary: true });
    }
  };

  const ageOf = (stored: Response, name: string): number => Math.abs(now() - Number(stored.headers.get(name) ?? 0));

  /** A picture that is used becomes the newest. */
  const touch = async (request: Request): Promise<void> => {
    const cache = await open();
    const stored = await cache.match(request, { ignoreVary: true });
    if (stored === undefined) return;
    const headers = new Headers(stored.headers);
    headers.set(USED, String(now()));
    const body = await stored.blob();
    await cache.delete(request, { ignoreVary: true });
    await cache.put(request, new Response(body, { status: 200, headers }));
  };

  return {
    answer: async (request, network, later) => {
      const stored = await open()
        .then((cache) => cache.match(request, { ignoreVary: true }))
        .catch(() => undefined);
      const fetched = async (): Promise<Response> => {
        const response = await network(request);
        if (isStorablePicture(response)) {
          const copy = response.clone();
          later(inTurn(() => store(request, copy)));
        }
        return response;
      };
      if (stored === undefined) return fetched();
      if (ageOf(stored, FETCHED) > REFETCH_MS) later(fetched().catch(() => undefined));
      else if (ageOf(stored, USED) > HOUR_MS) later(inTurn(() => touch(request)));
      return stored;
    },
  };
}
