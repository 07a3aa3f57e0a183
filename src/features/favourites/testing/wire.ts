export { fakeServer } from '../../../platform/data/testing/fakeServer.ts';
