/**
 * Which chunk a module goes to, where that matters: a brand's own modules are named after it, so that the worker keeps only the current
 * brand's; null leaves it to the bundler. Everything else is split by what imports it.
 */
export function chunkOf(moduleId: string): string | null {
  const brand = /\/brands\/([a-z]+)\/[^/]+\.tsx?$/.exec(moduleId);
  if (brand?.[1] !== undefined) return `brand-${brand[1]}`;
  if (/\/node_modules\/(react|react-dom|scheduler)\//.test(moduleId)) return 'react';
  return null;
}
