import type { FastifyRequest } from 'fastify';
import { formatMoney } from '../../../core/money/money.ts';
import { formatOdds, formatReturn } from '../../../core/money/odds.ts';
import { selectionTitle } from '../../../core/money/points.ts';
import { sharedTitle } from '../../../core/texts/betNames.ts';
import type { Deps } from '../../deps.ts';
import { viewSharedBet } from '../../domain/sharing/sharedBet.ts';
import { LruMap } from '../../platform/lruMap.ts';
import { watch } from '../../platform/meters.ts';
import { readSelections } from '../../store/catalogue/index.ts';
import { findSharedBet } from '../../store/sharing/index.ts';
import { SHARED_BET_PATH, type ShareLinks } from './shareLinks.ts';
import { drawPicture, escapeMarkup, PICTURE_SIZE, type PictureContent, readPictureBrand } from './sharePicture.ts';

/** What programs that draw previews of links get: the tags of the page's head, and the picture they name. */
export interface SharePreviews {
  /** Null: the link shows no bet. @param origin of the page. */
  headTags(brand: string, shareId: string, origin: string): Promise<string | null>;
  /** A PNG; null: the link shows no bet. `BUSY`: too many are being drawn. */
  picture(brand: string, shareId: string): Promise<Buffer | 'BUSY' | null>;
}

const PICTURES = 200;
/** Pictures that are drawn or wait at a time, in one process. */
const MAXIMUM_DRAWING = 20;

export function createSharePreviews(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'config'>,
  links: ShareLinks,
  appDirectory: string,
): SharePreviews {
  const drawn = new LruMap<string, Buffer>('share pictures', PICTURES);
  const turns = { waiting: 0 };
  watch(turns, ({ waiting }) => [['slipstream_queue_waiting', { queue: 'share pictures' }, waiting]]);
  let last: Promise<unknown> = Promise.resolve();

  async function contentOf(brand: string, shareId: string): Promise<PictureContent | null> {
    const now = deps.clock.now();
    const link = links.read(brand, shareId);
    if (link === null || link.expiresAt <= now) return null;
    const bet = await findSharedBet(deps.db.query, brand, link.id);
    if (bet === undefined) return null;
    const ids = bet.legs.map(({ selectionId }) => selectionId);
    const joinsEvents = deps.config.parlayPlus !== 'OFF';
    const { legs, sharedReturn } = viewSharedBet(bet, await readSelections(deps.db, ids, now), { now, joinsEvents });
    return {
      title: sharedTitle(bet.kind, bet.legs.length),
      legs: legs.map(({ offer, shared }) => ({
        title: selectionTitle(offer.selectionName, offer.marketType, shared?.pointsHundredths ?? null),
        detail: `${offer.marketName} · ${offer.eventName}`,
        odds: shared === null ? '' : formatOdds(shared.odds, 'AMERICAN'),
      })),
      totalOdds: sharedReturn && formatReturn(sharedReturn, 'AMERICAN'),
      stake: bet.stakeCents === null ? null : formatMoney(bet.stakeCents),
    };
  }

  /** One after the other: drawing takes a processor. */
  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    turns.waiting += 1;
    const result = last.then(work, work);
    const end = (): void => {
      turns.waiting -= 1;
    };
    last = result.then(end, end);
    return result;
  }

  async function tagsOf(brand: string, shareId: string, origin: string): Promise<string | null> {
    const content = await contentOf(brand, shareId);
    const page = content && (await readPictureBrand(appDirectory, brand));
    if (content === null || page === null) return null;
    const title = `${content.title}${content.totalOdds === null ? '' : ` at ${content.totalOdds}`} · ${page.name}`;
    const description = content.legs.map((leg) => `${leg.title} ${leg.odds}`.trim()).join(', ');
    const tags: readonly (readonly [string, string])[] = [
      ['og:type', 'website'],
      ['og:site_name', page.name],
      ['og:title', title],
      ['og:description', description],
      ['og:url', `${origin}${SHARED_BET_PATH}?shareId=${shareId}`],
      ['og:image', `${origin}${picturePath(shareId)}`],
      ['og:image:type', 'image/png'],
      ['og:image:width', String(PICTURE_SIZE.width)],
      ['og:image:height', String(PICTURE_SIZE.height)],
      ['og:image:alt', `${title}: ${description}`],
    ];
    return [
      ...tags.map(([property, text]) => `<meta property="${property}" content="${escapeMarkup(text)}" />`),
      '<meta name="twitter:card" content="summary_large_image" />',
      // Whoever has the link may see it, but no search engine spreads it.
      '<meta name="robots" content="noindex" />',
    ].join('\n    ');
  }

  return {
    async headTags(brand, shareId, origin) {
      try {
        return await tagsOf(brand, shareId, origin);
      } catch (error) {
        // The page itself needs no database.
        deps.log.warn({ err: error }, 'the preview of a shared bet could not be described');
        return null;
      }
    },
    async picture(brand, shareId) {
      const content = await contentOf(brand, shareId);
      if (content === null) return null;
      const cached = drawn.get(`${brand} ${shareId}`);
      if (cached) return cached;
      if (turns.waiting >= MAXIMUM_DRAWING) return 'BUSY';
      return inTurn(async () => {
        const page = await readPictureBrand(appDirectory, brand);
        if (page === null) return null;
        const picture = await drawPicture(page, content);
        drawn.set(`${brand} ${shareId}`, picture);
        return picture;
      });
    },
  };
}

export const PICTURE_ROUTE = `${SHARED_BET_PATH}/:shareId/picture.png`;

function picturePath(shareId: string): string {
  return PICTURE_ROUTE.replace(':shareId', shareId);
}

/** Tags of the page of a shared bet; null for every other page. */
export async function pageTags(previews: SharePreviews, brand: string, request: FastifyRequest): Promise<string | null> {
  const { pathname, searchParams } = new URL(request.url, 'http://page');
  const shareId = searchParams.get('shareId');
  if (pathname !== SHARED_BET_PATH || shareId === null) return null;
  return previews.headTags(brand, shareId, `${request.protocol}://${request.host}`);
}
