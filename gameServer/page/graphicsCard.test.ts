import { expect, it } from 'vitest';
import { isOfGraphicsCard } from './graphicsCard.ts';

it.each([
  ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)', false],
  ['llvmpipe (LLVM 15.0.7, 256 bits)', false],
  ['ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0)', false],
  ['Apple Software Renderer', false],
  ['ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)', true],
  ['ANGLE (Apple, ANGLE Metal Renderer: Apple M2, Unspecified Version)', true],
  // A browser that does not tell.
  ['WebKit WebGL', true],
])('WebGL by "%s" is drawn by a graphics card: %s', (renderer, isCard) => expect(isOfGraphicsCard(renderer)).toBe(isCard));

it('without WebGL nothing is drawn by a graphics card', () => expect(isOfGraphicsCard(null)).toBe(false));
