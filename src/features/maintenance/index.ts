/** Fetched ahead of need: once the house is closed, its files may be out of reach too. */
export const loadMaintenanceScreen = () => import('./ui/MaintenanceScreen.tsx');
