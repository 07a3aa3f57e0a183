import { GRAPHQL_PATH, NAV_ICONS_PATH, TOKEN_PATH } from '../../../../core/apiPaths.ts';
import { APP_CLIENT_ID } from '../../../domain/identity/clients.ts';
import { regionOf } from '../../../domain/location/regions.ts';
import { readVisitor } from '../../../store/players/visitor.ts';

import type { GraphqlContext } from '../context.ts';
import type { Resolvers, Startup } from '../generated/resolvers.ts';

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
  { label: 'Set your limits', imageUrl: '/logos/limits.svg', link: '/info/responsible-gaming' },
];

const ORGANIZATION_LOGOS: Startup['organizationLogos'] = [
  { label: 'Slipstream open source', imageUrl: '/logos/slipstream.svg', link: '/info/about' },
];

async function startup(context: GraphqlContext): Promise<Startup> {
  const { deps, services, viewer, origin } = context;
  const visitor = await readVisitor(deps.db);
  const region = regionOf(visitor);
  return {
    applicationMetadata: {
      casinoEnabled: region.casino,
      toolbarIcon: 'sports',
      casinoToolbarIcon: 'casino',
      toolbarMode: 'SPORTSBOOK',
      currentTime: deps.clock.now().toISOString(),
      currency: deps.config.currency,
      searchDebounceIntervalMilliseconds: deps.config.search.debounceMs,
      searchMinimumLength: deps.config.search.minimumLength,
      oddsHighlightMilliseconds: deps.config.oddsHighlightMs,
      activityThresholdMinutes: 1,
      inactivityThresholdMinutes: 30,
      heartbeatIntervalSeconds: deps.config.heartbeatSeconds,
      networkChangeBufferSeconds: 5,
      logoAllowList: [],
      logoBlockList: [],
      headshotAllowList: [],
      headshotBlockList: [],
    },
    launchPage: { disclaimers: DISCLAIMERS },
    regionalMetadata: {
      currentRegionCode: region.code,
      currentCountry: visitor.countryCode,
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
        paths: { token: TOKEN_PATH, logOut: '/api/logout' },
      },
      geolocation: { installers: [] },
      payments: { baseUrl: origin },
      frames: { trustedOrigins: [...deps.config.frameOrigins] },
      navIconsUrl: `${deps.config.navIconsUrl ?? origin + NAV_ICONS_PATH}/${deps.config.environment}/${context.brand}`,
      sportsbook: { url: `${origin}${GRAPHQL_PATH}`, websocketUrl: `${origin.replace(/^http/, 'ws')}${GRAPHQL_PATH}` },
      customerSupport: { department: 'Customer Support', phone: null, email: 'support@slipstream.test', chatHours: null },
    },
    responsibleGaming: {
      icon: 'responsible-gaming',
      logos: RESPONSIBLE_GAMING_LOGOS,
      restrictedBalanceDisclaimer: 'Restricted balance can be bet with, but not withdrawn.',
    },
    organizationLogos: ORGANIZATION_LOGOS,
    // A renewed token keeps the owner id, so that an anonymous slip stays, valid for another day.
    anonymousToken: await services.identity.issueAnonymousToken(
      context.hostBrand,
      viewer.kind === 'anonymous' ? viewer.anonymousId : undefined,
    ),
  };
}

export const startupResolvers: Resolvers<GraphqlContext> = {
  Query: {
    // geoPacket, connectToken and latLongParams are accepted and not used yet: location checks are not implemented.
    startup: (_root, _args, context) => startup(context),
  },
};
