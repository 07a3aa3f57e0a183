/** Pictures of the app for the browser's install dialog, in brands/<code>/assets: `npm run screenshots` takes them. Sizes in CSS pixels. */
export const SCREENSHOTS = [
  { file: 'screenshot-wide.png', form: 'wide', width: 1280, height: 800 },
  { file: 'screenshot-narrow.png', form: 'narrow', width: 480, height: 900 },
] as const;
