/** Every game has a square picture in each of these widths (specification, section 9), in each format. */
export const THUMBNAIL_WIDTHS = [200, 424, 1024] as const;
export type ThumbnailWidth = (typeof THUMBNAIL_WIDTHS)[number];
export const THUMBNAIL_FORMATS = ['avif', 'webp'] as const;
export type ThumbnailFormat = (typeof THUMBNAIL_FORMATS)[number];

export function thumbnailFile(gameId: string, width: ThumbnailWidth, format: ThumbnailFormat): string {
  return `${gameId}-${width}.${format}`;
}

/** Its address on the app's own origin. */
export function thumbnailPath(gameId: string, width: ThumbnailWidth, format: ThumbnailFormat): string {
  return `/art/games/${thumbnailFile(gameId, width, format)}`;
}
