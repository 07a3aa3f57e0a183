/** Names of renderers that let the CPU draw what a graphics card should. */
const BY_CPU = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** @param renderer what draws WebGL, by its name; null: nothing does. */
export const isOfGraphicsCard = (renderer: string | null): boolean => renderer !== null && !BY_CPU.test(renderer);

/** What draws WebGL here; null: nothing does. Software is asked by its name, because browsers do not report it as slow. */
export function webGlRenderer(): string | null {
  const context = document.createElement('canvas').getContext('webgl');
  if (context === null) return null;
  const details = context.getExtension('WEBGL_debug_renderer_info');
  const name = String(context.getParameter(details?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}
