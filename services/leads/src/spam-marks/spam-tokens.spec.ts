import { firstSite } from '@sandhill/company/content/first-site.js';
import { businessWords, spamTokens } from './spam-tokens.js';

describe(spamTokens.name, () => {
  const own = businessWords(firstSite, []);
  const tokens = (message: string, email = 'a@gmail.com') => spamTokens({ email, message }, own);

  it('joins the forms of a word and ignores accents', () => {
    expect(tokens('Posición').get('posic')).toBe('posicion');
    expect([...tokens('backlink backlinks').keys()].filter((token) => token.startsWith('back'))).toHaveLength(
      1,
    );
  });

  it('names hosts of links, and domains of senders that no one else has', () => {
    expect(tokens('See https://rank.example/x', 'a@seo.example').get('host:rank.example')).toBe(
      'rank.example',
    );
    expect(tokens('Hello', 'a@seo.example').get('from:seo.example')).toBe('seo.example');
    expect([...tokens('Hello').keys()].some((token) => token.startsWith('from:'))).toBe(false);
  });

  it("counts the firm's own words", () => {
    expect(tokens('Irrigation and drainage').has('is:own2')).toBe(true);
    expect(tokens('Backlinks').has('is:own0')).toBe(true);
  });
});
