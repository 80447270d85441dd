import { privacyContent } from './privacy';

describe.each(['en', 'es'] as const)('the privacy page (%s)', (language) => {
  const text = privacyContent[language].sections.flat().join('\n');

  it('names each cookie with its days', () => {
    expect(text).toMatch(/chat.*\b7 (days|días)/);
    expect(text).toMatch(/cookie.*\b180 (days|días)/);
  });

  it('says that photos from a phone wait on the server for 30 minutes at most', () => {
    expect(text).toMatch(/30 (minutes|minutos)/);
  });

  it('says that a map service sees only those who ask for its map', () => {
    expect(text).toMatch(
      /interactive map comes .* once you ask|mapa interactivo viene .* solo cuando usted pide/,
    );
  });

  it('says that crew see requests before the visit, not only after an order', () => {
    expect(text).toMatch(/a visit is booked|una visita reservada/);
  });
});
