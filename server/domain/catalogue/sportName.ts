/** The name of a sport from its slug: `football` is `Football`, `mma` is `MMA`. */
export function sportName(slug: string): string {
  return slug.length <= 3 ? slug.toUpperCase() : `${slug.charAt(0).toUpperCase()}${slug.slice(1).replaceAll('-', ' ')}`;
}
