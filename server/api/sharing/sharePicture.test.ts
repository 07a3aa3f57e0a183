import { describe, expect, it } from 'vitest';
import { type PictureContent, pictureSvg } from './sharePicture.ts';

const brand = { name: 'tsb', background: '#0A0C0F' };
const leg = (title: string) => ({ title, detail: 'Spread · Chiefs @ Bills', odds: '−110' });
const content: PictureContent = { title: '2-leg parlay', legs: [leg('Bills −2.5')], totalOdds: '+264', stake: null };

describe('the picture of a shared bet', () => {
  it('writes names as text, never as markup', () => {
    const svg = pictureSvg(brand, { ...content, legs: [leg('<script>"A" & \'B\'')] });
    expect(svg).toContain('&lt;script&gt;&quot;A&quot; &amp; &#39;B&#39;');
    expect(svg).not.toContain('<script>');
  });

  it('shows at most five legs, and says how many more there are', () => {
    const of = (count: number) =>
      pictureSvg(brand, { ...content, legs: Array.from({ length: count }, (_, index) => leg(`Team ${index}`)) });
    expect([of(5).includes('Team 4'), of(5).includes(' more<')]).toEqual([true, false]);
    expect([of(7).includes('Team 3'), of(7).includes('Team 4'), of(7).includes('and 3 more')]).toEqual([true, false, true]);
  });

  it('shows a stake only where it was chosen, and dark text on a light background', () => {
    expect(pictureSvg(brand, content)).not.toContain('Stake');
    expect(pictureSvg(brand, { ...content, stake: '$10.00' })).toContain('Stake $10.00');
    expect(pictureSvg({ ...brand, background: '#F7F8FA' }, content)).toContain('fill="#0D1116"');
    expect(pictureSvg(brand, content)).toContain('fill="#FFFFFF"');
  });
});
