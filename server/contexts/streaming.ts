import { streamingResolvers } from '../api/graphql/streaming/streamingResolvers.ts';
import { context } from './context.ts';

export const streaming = context({ name: 'streaming', resolvers: streamingResolvers });
