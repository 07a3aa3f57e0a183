import { SEARCH_DEBOUNCE_MS } from '../../../../core/texts/search.ts';
import { GRAPHQL_PATH, LOG_OUT_PATH, NAV_ICONS_PATH, SUPPORT_CHAT_PATH, TOKEN_PATH } from '../../../../core/wire/apiPaths.ts';
import { APP_CLIENT_ID } from '../../../domain/identity/clients.ts';
import { type BrandCode, isStandaloneCasino } from '../../../platform/brands.ts';

import type { GraphqlContext } from '../context.ts';
import { apiError } from '../errors.ts';
import type { CasinoOutOfState, QueryStartupArgs, Resolvers, Startup } from '../generated/resolvers.ts';
import { whereaboutsOf } from '../location/whereabouts.ts';

/** Seconds between checks of the visitor's IP address (second document, section 9). */
const IP_CHECK_SECONDS = 10;

const DISCLAIMERS: Startup['launchPage']['disclaimers'] = [
  { body: 'You must be 21 or older and in an operating area to bet.', hyperlink: null, deepLink: null },
  { body: 'This is a demonstration: all money is play money.', hyperlink: null, deepLink: null },
];

const FOOTER_DISCLAIMERS: Startup['serviceAttributes']['footerDisclaimers'] = [
  {
    body: 'If you or someone you know has a gambling problem and wants help, call 1-800-GAMBLER.',
    hyperlink: '1-800-GAMBLER',
    deepLink: { requiredWebUrl: 'tel:1-800-426-2537' },
  },
  { body: 'This is a demonstration: all money is play money.', hyperlink: null, deepLink: null },
];

const RESPONSIBLE_GAMING_LOGOS: Startup['responsibleGaming']['logos'] = [
  { label: 'Play in balance', imageUrl: '/logos/limits.svg', link: '/info/responsible-gaming' },
];

const ORGANIZATION_LOGOS: Startup['organizationLogos'] = [
  { label: 'Slipstream open source', imageUrl: '/logos/slipstream.svg', link: '/info/about' },
];

function outOfState(brand: BrandCode, region: string): CasinoOutOfState {
  return {
    title: `Casino isn’t open in ${region} yet`,
    body: `You can’t play ${brand} games here.`,
    deepLink: { canonicalUrl: null, webUrl: '/info/about' },
  };
}

/** The visitor whose anonymous token is renewed: the caller, or the one that the device was before it logged in. */
async function anonymousIdOf(connectToken: string | null | undefined, context: GraphqlContext): Promise<string | undefined> {
  const { services, viewer, hostBrand } = context;
  if (viewer.kind === 'anonymous') return viewer.anonymousId;
  if (!connectToken) return undefined;
  const connected = await services.identity.verifyAnonymousToken(connectToken, hostBrand);
  if (!connected.ok || connected.value.viewer.kind !== 'anonymous')
    throw apiError('CONNECT_TOKEN_INVALID', 'This is no anonymous token that is good here now');
  return connected.value.viewer.anonymousId;
}

async function startup({ connectToken, ...location }: Partial<QueryStartupArgs>, context: GraphqlContext): Promise<Startup> {
  const { deps, services, origin } = context;
  const { visitor, region, country } = await whereaboutsOf(location, context);
  return {
    applicationMetadata: {
      casinoEnabled: region.casino,
      toolbarIcon: 'sports',
      casinoToolbarIcon: 'casino',
      toolbarMode: 'SPORTSBOOK',
      currentTime: deps.clock.now().toISOString(),
      currency: deps.config.currency,
      searchDebounceIntervalMilliseconds: SEARCH_DEBOUNCE_MS,
      searchMinimumLength: deps.config.searchMinimumLength,
      oddsHighlightMilliseconds: deps.config.oddsHighlightMs,
      activityThresholdMinutes: 1,
      inactivityThresholdMinutes: 30,
      heartbeatIntervalSeconds: deps.config.heartbeatSeconds,
      networkChangeBufferSeconds: 5,
      ...deps.config.imageLists,
    },
    launchPage: { disclaimers: DISCLAIMERS },
    regionalMetadata: {
      currentRegionCode: region.code,
      currentCountry: country,
      currentRegion: { isoCode: region.code, name: region.name },
      validRegion: region.operating,
      ipAddress: visitor.ipAddress ?? '127.0.0.1',
      ipAddressCity: visitor.city,
      ipAddressRegionCode: visitor.regionCode,
      ipAddressCountryCode: visitor.countryCode,
      ipAddressCheckTimerSeconds: IP_CHECK_SECONDS,
    },
    serviceAttributes: {
      footerDisclaimers: FOOTER_DISCLAIMERS,
      appUrl: origin,
      identity: {
        baseUrl: origin,
        clientId: APP_CLIENT_ID,
        authorizeUrl: services.origins.authorizeUrl(origin, context.hostBrand),
        logInBy: deps.config.logInByRedirect.includes(context.hostBrand) ? 'REDIRECT' : 'PASSWORD',
        paths: { token: TOKEN_PATH, logOut: LOG_OUT_PATH },
      },
      geolocation: { installers: deps.config.geolocationInstallers.filter(({ brand }) => brand === context.brand) },
      payments: { baseUrl: services.origins.payments(origin) ?? origin },
      frames: { trustedOrigins: [...deps.config.frameOrigins] },
      navIconsUrl: `${deps.config.navIconsUrl ?? origin + NAV_ICONS_PATH}/${deps.config.environment}/${context.brand}`,
      sportsbook: { url: `${origin}${GRAPHQL_PATH}`, websocketUrl: `${origin.replace(/^http/, 'ws')}${GRAPHQL_PATH}` },
      customerSupport: {
        department: 'Customer Support',
        ...deps.config.support,
        chatHours: 'Every day, 24 hours',
        chatUrl: deps.config.supportChatUrl ?? (deps.config.sandbox ? `${origin}${SUPPORT_CHAT_PATH}` : null),
      },
      casinoOutOfState: isStandaloneCasino(context.brand) ? outOfState(context.brand, region.name) : null,
    },
    responsibleGaming: {
      icon: 'responsible-gaming',
      logos: RESPONSIBLE_GAMING_LOGOS,
      restrictedBalanceDisclaimer: 'Restricted balance can be bet with, but not withdrawn.',
    },
    organizationLogos: ORGANIZATION_LOGOS,
    // A renewed token keeps the owner id, so that an anonymous slip stays, valid for another day.
    anonymousToken: await services.identity.issueAnonymousToken(context.hostBrand, await anonymousIdOf(connectToken, context)),
  };
}

/** Part of every persisted cache's key: raise it when answers change in a way that old caches cannot be used with. */
const SCHEMA_VERSION = '1';

export const startupResolvers = {
  Query: {
    schemaVersion: () => SCHEMA_VERSION,
    startup: (_root, given, context) => startup(given, context),
  },
} satisfies Resolvers<GraphqlContext>;
