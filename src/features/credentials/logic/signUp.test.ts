import { describe, expect, it } from 'vitest';
import { proposedRegion, regionsOf, sortedRegions } from './regions.ts';
import { signUpDone } from './signUpDone.ts';
import { SIGN_UP_STEPS, stepOfFields } from './signUpSteps.ts';

const regions = sortedRegions({
  regions: [
    { iso_3166_2_code: 'US-PA', name: 'Pennsylvania', redirect_url: null },
    { iso_3166_2_code: 'CA-ON', name: 'Ontario', redirect_url: null },
    { iso_3166_2_code: 'US-AZ', name: 'Arizona', redirect_url: null },
  ],
});

describe('the regions of a sign-up', () => {
  it('are listed by name within their country', () => {
    expect(regionsOf(regions, 'US').map(({ name }) => name)).toEqual(['Arizona', 'Pennsylvania']);
  });

  it('propose the one where the visitor is, and only the country where it is not open', () => {
    const proposed = (ipCountryCode: string, regionName: string) => proposedRegion(regions, { ipCountryCode, regionName });
    expect(proposed('CA', 'Ontario')).toEqual({ country: 'CA', region: { code: 'CA-ON', name: 'Ontario' } });
    expect(proposed('US', 'US-TX')).toEqual({ country: 'US', region: null });
    expect(proposedRegion(regions, null)).toEqual({ country: 'US', region: null });
  });
});

describe('the steps of a sign-up', () => {
  it('have every field once', () => {
    const fields = SIGN_UP_STEPS.flatMap((step) => step.fields);
    expect(new Set(fields).size).toBe(fields.length);
    expect(fields).toHaveLength(13);
  });

  it('lead to the first one with a refused field', () => {
    expect(stepOfFields(['phone', 'username'])).toBe(1);
    expect(stepOfFields(['form'])).toBeNull();
  });
});

describe('the page after a sign-up', () => {
  it('names the person and the address of the mail, and nobody without them', () => {
    expect(signUpDone({ firstName: 'Maya', email: 'm@x.test' }).lead).toContain('m@x.test');
    for (const state of [null, undefined, 'x', { firstName: 1, email: 'm@x.test' }])
      expect(signUpDone(state).title).toBe('Thank you');
  });
});
