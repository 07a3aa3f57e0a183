import { describe, expect, it } from 'vitest';
import { openedPath } from './openedPath.ts';

const ORIGIN = 'https://tsb.example';
const opened = (parameters: Record<string, string>): string => openedPath(`?${new URLSearchParams(parameters)}`, ORIGIN);

describe('what is opened in the installed app', () => {
  it.each<[string, Record<string, string>, string]>([
    ['a link of the protocol to a deep link', { link: 'web+tsb://wallet/deposit' }, '/deposit'],
    ['a link of the protocol to a page', { link: 'web+tsb:/my-bets/open' }, '/my-bets/open'],
    ['a link with another scheme', { link: 'javascript:alert(1)' }, '/'],
    ['a link to another host', { link: 'web+tsb:////evil.example/x' }, '/'],
    ['a link to the opening page', { link: 'web+tsb://open?link=web%2Btsb%3A%2F%2Fopen' }, '/'],
    ['a shared bet', { url: `${ORIGIN}/shared_bet?id=abc` }, '/shared_bet?id=abc'],
    ['an address inside a text', { text: `Look: ${ORIGIN}/shared_bet?id=abc` }, '/shared_bet?id=abc'],
    ['a text', { text: '  Kansas   City ' }, '/search/Kansas%20City/all'],
    ['a title where there is no text', { title: 'Chiefs 5%' }, '/search/Chiefs%205/all'],
    ['an address of another site with words', { url: 'https://evil.example/', text: 'Bills' }, '/search/Bills/all'],
    ['an address of another site alone', { url: 'https://evil.example/shared_bet?id=abc' }, '/search'],
    ['nothing', {}, '/search'],
    ['a file, until it is read,', { file: '' }, '/'],
  ])('%s leads to its page', (_what, parameters, path) => {
    expect(opened(parameters)).toBe(path);
  });
});
