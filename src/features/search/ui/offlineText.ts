export const OFFLINE_TEXT = 'You are offline. Only what is on this device was searched.';
