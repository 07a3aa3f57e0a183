import { cleanSearchTerm, SEARCH_MAXIMUM_LENGTH } from '../../../../core/texts/search.ts';
import { CASINO_PREFIX } from '../../../../core/wire/casinoPaths.ts';
import { competitionPath, eventPath } from '../../../domain/catalogue/eventPath.ts';
import { sportName } from '../../../domain/catalogue/sportName.ts';
import { isStandaloneCasino } from '../../../platform/brands.ts';
import { type FoundDocument, findDocuments } from '../../../store/search/index.ts';
import { toOdds } from '../betslip/legShapes.ts';
import type { GraphqlContext } from '../context.ts';
import { refuseInput } from '../errors.ts';
import type { Resolvers, SearchResult } from '../generated/resolvers.ts';

const MAXIMUM_RESULTS = 100;

/** schema/search.graphql. */
export const searchResolvers: { readonly Query: Pick<NonNullable<Resolvers<GraphqlContext>['Query']>, 'search'> } = {
  Query: {
    search: async (_root, { term, tab, limit }, { deps, brand }) => {
      const minimumLength = deps.config.searchMinimumLength;
      const cleaned = cleanSearchTerm(term);
      if (limit < 1 || limit > MAXIMUM_RESULTS) refuseInput(`limit is 1 to ${MAXIMUM_RESULTS}`);
      if (term.length > SEARCH_MAXIMUM_LENGTH) refuseInput(`A term has at most ${SEARCH_MAXIMUM_LENGTH} characters`);
      if (cleaned.length < minimumLength) refuseInput(`A term has at least ${minimumLength} characters`);
      const { counts, documents } = await findDocuments(deps.db, {
        term: cleaned,
        sportsbook: !isStandaloneCasino(brand),
        product: tab === 'ALL' ? null : tab,
        limit,
      });
      return {
        counts: [
          { tab: 'ALL', count: counts.all },
          { tab: 'SPORTSBOOK', count: counts.sportsbook },
          { tab: 'CASINO', count: counts.casino },
        ],
        results: documents.flatMap((document) => toResult(document) ?? []),
      };
    },
  },
};

/** Null for a document whose row has been removed since it was found. */
export function toResult({ id, type, title, badges, page, competition, event, ...fields }: FoundDocument): SearchResult | null {
  if (page) {
    const path = type === 'GAME' ? `/${CASINO_PREFIX}category${page.path}` : page.path;
    return { id, type, title, badges, event: null, ...page, path };
  }
  if (!competition) return null;
  const { icon, name } = competition;
  if (type === 'COMPETITION')
    return { id, type, title, badges, icon, event: null, detail: sportName(competition.sport), path: competitionPath(competition) };
  if (type === 'PLAYER')
    return (
      event && {
        id,
        type,
        title,
        badges,
        icon,
        detail: fields.detail ?? name,
        event: toEvent(event),
        path: `${eventPath(competition, event.id)}?markets=players`,
      }
    );
  return event && { id, type, title, badges, icon, detail: name, path: eventPath(competition, event.id), event: toEvent(event) };
}

/** PostgreSQL's JSON writes an instant with an offset. */
function toEvent({ prices, ...event }: NonNullable<FoundDocument['event']>): NonNullable<SearchResult['event']> {
  return {
    ...event,
    startsAt: new Date(event.startsAt).toISOString(),
    prices: prices.map(({ name, ...odds }) => ({ name, odds: toOdds(odds) })),
  };
}
