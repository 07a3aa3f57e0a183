/**
 * The rooms as data (docs/ARCHITECTURE.md): the one place that says what may import what. biome.rooms.json is made of it (lintRules.ts);
 * `npx vitest run --project unit tests/architecture -u` writes it anew. The first room whose path fits a file is the file's room. `{1}`
 * stands for what the room's own star matched: the feature or the brand. A path that ends in a slash means all below.
 */
export interface Room {
  readonly name: string;
  /** `*` is one segment; a trailing slash means all below. */
  readonly path: string;
  readonly imports: readonly string[];
  /** Only types may come from here. */
  readonly types?: readonly string[];
  /** `*` is any text, a leading `!` excludes. */
  readonly packages: readonly string[];
  readonly builtins?: boolean;
  /** No clock, no random, no DOM, no network, no timers. */
  readonly pure?: boolean;
  /** Additional imports of the tests in this room. */
  readonly tests?: readonly string[];
}

const NOTHING: readonly string[] = [];
const ANYTHING = ['*'];
const COMPONENTS = [
  'react',
  'react-dom',
  'react-router',
  '@radix-ui/*',
  '@stitches/react',
  '@number-flow/react',
  'lucide-react',
  'canvas-confetti',
  'embla-carousel-react',
  'react-hook-form',
  'react-number-format',
  '@tanstack/react-virtual',
];
const DATA = ['react', '@apollo/client', 'rxjs', 'graphql', '@graphql-typed-document-node/core'];
const CLIENT = [
  ...COMPONENTS,
  ...DATA,
  'apollo3-cache-persist',
  'graphql-ws',
  'hls.js',
  'idb-keyval',
  'workbox-window',
  '@openfeature/web-sdk',
];
const SERVER = ['*', '!react*', '!@apollo/*', '!@radix-ui/*', '!@stitches/*', '!workbox-*', '!lucide*', '!vite*'];

/** Components use the platform's hooks only; all else goes through their feature's own data. */
const HOOKS = [
  'src/platform/usePlatform.ts',
  'src/platform/externalStore.ts',
  'src/platform/runMachine.ts',
  'src/platform/data/useMutation.ts',
  'src/platform/flags/useFlag.ts',
  'src/platform/unfinished/useUnfinished.ts',
  'src/platform/session/afterLogIn.ts',
  'src/platform/session/logInPath.ts',
  'src/platform/session/useGoToLogIn.ts',
];

/** The files for what several features know of the player: for a visitor's page too, and the queries that are loaded with a player. */
const PLAYER = ['src/player/index.ts', 'src/player/queries.ts'];

const CORE = 'core/';
/** The names that all screens use for moneys, states and actions. */
const WORDS = 'src/words/';
const SUPPORT = 'tests/support/';
/** Fakes, models and samples of a feature: for its tests and its gallery. */
const TESTING = 'src/features/{1}/testing/';

const UI = [
  CORE,
  WORDS,
  ...HOOKS,
  ...PLAYER,
  'src/platform/gallery/',
  'src/forms/',
  'src/ui/',
  'src/brand/',
  'src/features/{1}/logic/',
  'src/features/{1}/data/',
  'src/features/{1}/ui/',
];

export const ROOMS: readonly Room[] = [
  { name: 'words', path: WORDS, imports: NOTHING, packages: NOTHING, pure: true },
  { name: 'fields', path: 'core/forms/', imports: [CORE], packages: ['zod'], pure: true },
  { name: 'REST schemas', path: 'core/rest/', imports: [CORE], packages: ['zod'], pure: true },
  { name: 'core', path: 'core/', imports: [CORE], packages: NOTHING, pure: true },
  {
    name: 'brand',
    path: 'brands/*/',
    imports: ['brands/{1}/', 'src/brand/links.ts'],
    types: ['src/brand/'],
    packages: NOTHING,
    pure: true,
  },

  {
    name: 'feature logic',
    path: 'src/features/*/logic/',
    imports: [CORE, WORDS, 'src/features/{1}/logic/'],
    types: ['src/player/index.ts'],
    packages: NOTHING,
    pure: true,
    tests: [TESTING],
  },
  {
    name: 'feature data',
    path: 'src/features/*/data/',
    imports: [CORE, WORDS, 'src/gql/', 'src/platform/', ...PLAYER, 'src/features/{1}/logic/', 'src/features/{1}/data/'],
    packages: DATA,
    tests: [SUPPORT, TESTING],
  },
  {
    name: 'feature testing',
    path: 'src/features/*/testing/',
    imports: [CORE, WORDS, 'src/platform/', 'src/features/{1}/logic/', 'src/features/{1}/data/', TESTING],
    types: ['src/player/index.ts'],
    packages: NOTHING,
  },
  // Apart from the list of features, the one file that sees into other features: docs/adr/0040.
  {
    name: 'list of galleries',
    path: 'src/features/*/ui/galleries.ts',
    imports: ['src/ui/', 'src/features/*/ui/gallery/'],
    packages: NOTHING,
  },
  {
    name: 'feature gallery',
    path: 'src/features/*/ui/gallery/',
    imports: [...UI, TESTING],
    types: ['src/platform/services.ts'],
    packages: COMPONENTS,
    tests: [SUPPORT],
  },
  {
    name: 'feature ui',
    path: 'src/features/*/ui/',
    imports: UI,
    types: ['src/platform/services.ts'],
    packages: COMPONENTS,
    tests: [SUPPORT, TESTING],
  },
  {
    name: 'forms',
    path: 'src/forms/',
    imports: [CORE, WORDS, 'src/gql/', ...HOOKS, 'src/platform/data/', ...PLAYER, 'src/ui/', 'src/forms/'],
    packages: [...COMPONENTS, ...DATA],
    tests: [SUPPORT, 'src/platform/testing/'],
  },
  {
    name: 'feature door',
    path: 'src/features/*/index.ts',
    imports: ['src/features/{1}/', 'src/ui/lazyPart.tsx', 'core/lazyModule.ts', 'core/wire/casinoPaths.ts'],
    types: ['src/platform/feature.ts'],
    packages: NOTHING,
  },
  {
    name: 'list of features',
    path: 'src/app/features.ts',
    imports: ['src/features/*/index.ts'],
    types: ['src/platform/feature.ts', 'core/wire/brandKind.ts'],
    packages: NOTHING,
  },
  {
    name: 'app',
    path: 'src/app/',
    imports: [CORE, WORDS, 'src/gql/', 'src/platform/', ...PLAYER, 'src/ui/', 'src/brand/', 'src/app/'],
    packages: CLIENT,
    tests: [SUPPORT],
  },
  {
    name: 'player',
    path: 'src/player/',
    imports: [CORE, WORDS, 'src/gql/', 'src/platform/', 'src/player/'],
    packages: DATA,
    tests: [SUPPORT],
  },
  {
    name: 'platform logic',
    path: 'src/platform/*/logic/',
    imports: [CORE, 'src/platform/{1}/logic/'],
    types: ['src/platform/{1}/'],
    packages: NOTHING,
    pure: true,
    tests: [SUPPORT],
  },
  {
    name: 'platform',
    path: 'src/platform/',
    imports: [CORE, 'src/gql/', 'src/platform/'],
    types: ['src/brand/', 'src/ui/lazyPart.tsx'],
    packages: CLIENT,
    tests: [SUPPORT],
  },
  {
    name: 'design system',
    path: 'src/ui/',
    imports: [CORE, WORDS, 'src/brand/', 'src/ui/'],
    packages: COMPONENTS,
    tests: [SUPPORT],
  },
  { name: 'brand contract', path: 'src/brand/', imports: [CORE, 'src/brand/', 'brands/'], packages: NOTHING, tests: [SUPPORT] },
  { name: 'generated', path: 'src/gql/', imports: ['src/gql/'], packages: DATA },
  {
    name: 'boot',
    path: 'src/main.tsx',
    imports: [CORE, 'src/app/', 'src/platform/', 'src/brand/', 'src/ui/'],
    packages: CLIENT,
  },
  { name: 'ambient types', path: 'src/*.d.ts', imports: [], types: ['src/'], packages: CLIENT },
  // What the programs beside the server share.
  {
    name: 'programs',
    path: 'programs/service/',
    imports: [CORE, 'programs/service/'],
    packages: ['fastify', 'pino', 'rate-limiter-flexible', 'zod'],
    builtins: true,
  },
  { name: 'pages of programs', path: 'programs/page/', imports: [CORE, 'programs/page/'], packages: NOTHING },
  {
    name: 'game server',
    path: 'gameServer/service/',
    imports: [CORE, 'programs/service/', 'gameServer/service/'],
    packages: ['fastify', 'pino', 'rate-limiter-flexible', 'zod'],
    builtins: true,
  },
  { name: 'game page', path: 'gameServer/page/', imports: [CORE, 'programs/page/', 'gameServer/page/'], packages: ['pixi.js'] },
  {
    name: 'payment gateway',
    path: 'paymentGateway/service/',
    imports: [CORE, 'programs/service/', 'paymentGateway/service/'],
    packages: ['fastify', 'pino', 'rate-limiter-flexible', 'standardwebhooks', 'zod'],
    builtins: true,
  },
  {
    name: 'payment pages',
    path: 'paymentGateway/page/',
    imports: [CORE, 'programs/page/', 'paymentGateway/page/'],
    packages: NOTHING,
    tests: [SUPPORT],
  },
  {
    name: 'game commands',
    path: 'gameServer/cli/',
    imports: [CORE, 'programs/service/', 'gameServer/service/', 'gameServer/cli/'],
    packages: NOTHING,
    builtins: true,
  },
  { name: 'service worker', path: 'sw/', imports: [CORE, 'sw/'], packages: ['workbox-*'] },

  {
    name: 'server domain',
    path: 'server/domain/',
    imports: [CORE, 'server/domain/'],
    packages: ['flatbush'],
    pure: true,
    tests: [SUPPORT],
  },
  {
    name: 'server store',
    path: 'server/store/',
    imports: [
      CORE,
      'server/domain/',
      'server/payments/gateway.ts',
      'server/platform/lruMap.ts',
      'server/platform/meters.ts',
      'server/platform/projectRoot.ts',
      'server/platform/requestContext.ts',
      'server/platform/topics.ts',
      'server/platform/tracing.ts',
      'server/store/',
    ],
    types: ['server/platform/', 'server/payments/', 'server/deps.ts'],
    packages: ['pg', 'kysely', 'pino', '@node-rs/argon2', 'zod', 'graphile-worker'],
    builtins: true,
    tests: ['server/', SUPPORT],
  },
  {
    name: 'server feed',
    path: 'server/feed/',
    imports: [CORE, 'server/domain/', 'server/store/', 'server/platform/', 'server/feed/'],
    types: ['server/deps.ts'],
    packages: SERVER,
    builtins: true,
    tests: ['server/', SUPPORT],
  },
  {
    name: 'server payments',
    path: 'server/payments/',
    imports: [
      CORE,
      'server/payments/',
      'server/platform/adapters.ts',
      'server/platform/meters.ts',
      'server/platform/requestContext.ts',
      'server/platform/tracing.ts',
    ],
    types: ['server/deps.ts'],
    packages: ['fastify', 'standardwebhooks', 'zod'],
    builtins: true,
    tests: ['server/', SUPPORT],
  },
  {
    name: 'server push',
    path: 'server/push/',
    imports: [CORE, 'server/domain/', 'server/store/', 'server/push/'],
    types: ['server/deps.ts'],
    packages: ['web-push'],
    tests: ['server/', SUPPORT],
  },
  // Background work. It never answers a request.
  {
    name: 'server jobs',
    path: 'server/jobs/',
    imports: [
      CORE,
      'server/domain/',
      'server/store/',
      'server/feed/index.ts',
      'server/payments/',
      'server/push/',
      'server/platform/',
      'server/jobs/',
    ],
    types: ['server/deps.ts'],
    packages: SERVER,
    builtins: true,
    tests: ['server/', SUPPORT],
  },
  {
    name: 'server api',
    path: 'server/api/',
    imports: [
      CORE,
      'server/domain/',
      'server/store/',
      'server/payments/',
      'server/platform/',
      'server/feed/index.ts',
      'server/push/',
      'server/api/',
      'server/deps.ts',
    ],
    types: ['server/jobs/'],
    packages: SERVER,
    builtins: true,
    tests: ['server/', SUPPORT],
  },
  // The door of each context: what the server has to know of it, and nothing else.
  {
    name: 'server contexts',
    path: 'server/contexts/',
    imports: ['server/api/', 'server/jobs/', 'server/store/', 'server/feed/index.ts', 'server/contexts/'],
    packages: ['fastify'],
    tests: ['server/', SUPPORT],
  },
  {
    name: 'server platform',
    path: 'server/platform/',
    // The log of every program of ours.
    imports: [CORE, 'server/platform/', 'programs/service/openLog.ts'],
    types: ['server/deps.ts', 'server/store/'],
    packages: SERVER,
    builtins: true,
    tests: ['server/', SUPPORT],
  },
  { name: 'server deps', path: 'server/deps.ts', imports: [], types: ['server/'], packages: ['pino'] },
  {
    name: 'server commands',
    path: 'server/cli/',
    imports: [CORE, 'server/'],
    packages: SERVER,
    builtins: true,
    tests: [SUPPORT],
  },
  { name: 'server start', path: 'server/start/', imports: [CORE, 'server/'], packages: SERVER, builtins: true, tests: [SUPPORT] },
  { name: 'server wiring', path: 'server/*.ts', imports: [CORE, 'server/'], packages: SERVER, builtins: true, tests: [SUPPORT] },

  // For operators to copy: nothing of the product, and no package.
  { name: 'examples', path: 'examples/', imports: ['examples/'], packages: NOTHING, builtins: true },

  {
    name: 'journeys',
    path: 'e2e/',
    imports: ['e2e/', SUPPORT, CORE, 'server/platform/brands.ts'],
    packages: ANYTHING,
    builtins: true,
  },
  {
    name: 'tests',
    path: 'tests/',
    imports: [
      CORE,
      'tests/',
      'server/',
      'programs/',
      'gameServer/',
      'paymentGateway/',
      'src/',
      'sw/',
      'brands/',
      'scripts/',
      'examples/',
    ],
    packages: ANYTHING,
    builtins: true,
  },
  {
    name: 'benchmarks',
    path: 'bench/',
    imports: [CORE, 'bench/', 'server/', 'programs/', 'gameServer/', 'paymentGateway/', 'src/', 'brands/', 'tests/', 'scripts/'],
    packages: ANYTHING,
    builtins: true,
  },
  {
    name: 'scripts',
    path: 'scripts/',
    imports: ['scripts/', 'core/', 'server/', 'vite.config.ts'],
    packages: ANYTHING,
    builtins: true,
  },
  {
    name: 'tools',
    path: '*.ts',
    imports: [CORE, 'scripts/', 'src/brand/', 'brands/', 'tests/support/', 'tests/budget.ts', '*.ts', 'package.json'],
    packages: ANYTHING,
    builtins: true,
  },
];
