/** The install prompt's door: src/app makes one `createInstallWorld(platform)` and provides InstallContext. */
export { createInstallWorld, InstallContext, type InstallWorld } from './data/installContext.ts';
export { InstallPrompt } from './ui/InstallPrompt.tsx';
