import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = { DateTime: 'string', Long: 'number', ID: { input: 'string', output: 'string' } };

/** Types for both sides from the one contract in schema/. Documents live beside the feature that uses them. */
const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  generates: {
    'src/gql/types.ts': {
      plugins: ['typescript'],
      config: {
        scalars,
        enumsAsTypes: true,
        onlyOperationTypes: true,
        skipTypename: false,
        avoidOptionals: { field: true },
        strictScalars: true,
        useTypeImports: true,
        immutableTypes: true,
      },
    },
    'src/': {
      documents: 'src/**/*.graphql',
      preset: 'near-operation-file',
      presetConfig: { baseTypesPath: 'gql/types.ts', extension: '.generated.ts', importTypesNamespace: 'Types' },
      plugins: ['typescript-operations', './scripts/codegen/sharedDocuments.mjs'],
      config: {
        scalars,
        enumsAsTypes: true,
        avoidOptionals: { field: true },
        strictScalars: true,
        useTypeImports: true,
        immutableTypes: true,
        importExtension: '.ts',
        importSchemaTypesFrom: 'src/gql/types.ts',
        // Tells the plugin where every fragment of another file is, not only those an operation names itself.
        dedupeFragments: true,
        nonOptionalTypename: false,
      },
    },
    'server/api/graphql/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        enumsAsTypes: true,
        avoidOptionals: { field: true },
        strictScalars: true,
        useTypeImports: true,
        immutableTypes: true,
        contextType: '../context.ts#GraphqlContext',
        // Resolvers answer plain objects in the contract's own shape; a field resolver may still fill in what is costly.
        defaultMapper: 'Partial<{T}>',
        mappers: {
          EventUpdate: '../../../feed/index.ts#EventUpdate as FeedEventUpdate',
          EventSnapshot: '../../../feed/index.ts#EventUpdate as FeedEventUpdate',
        },
      },
    },
  },
};

export default config;
