import { contradictionsOf } from './contradictions.js';
import { fictionOf } from './fiction.js';
import { firstVersion } from './first-version.js';
import { publicContent } from './public-content.js';
import { readSite } from './site.js';
import type { SiteContent } from './site-content.js';

const today = '2026-11-25';

/** Returns content in which nothing is made up, with a change. */
function honest(change: (content: SiteContent) => void = () => undefined): SiteContent {
  const content = structuredClone(firstVersion);
  content.testimonials = [];
  content.facts.licenses = [{ name: { en: 'Irrigation', es: '' }, number: 'SCC131152222' }];
  content.facts.owners = ['Ana Ruiz'];
  content.facts.emails = { general: 'a@firm.com', office: 'b@firm.com', support: 'c@firm.com' };
  for (const network of Object.keys(content.facts.socialMedia) as Array<
    keyof typeof content.facts.socialMedia
  >)
    content.facts.socialMedia[network] = '';
  for (const claim of Object.values(content.claims))
    Object.assign(claim, { asOf: '2025-06-01', evidence: 'Our books' });
  change(content);
  return content;
}

const shown = (content: SiteContent, day: string) => readSite(publicContent(content), day);

const pathsOf = (code: string) =>
  fictionOf(firstVersion, today).flatMap((problem) => (problem.code === code ? [problem.path] : []));

const calm = (change: (content: SiteContent) => void = () => undefined) =>
  honest((content) => {
    content.claims.emergency.text.en = '';
    content.claims.emergencyAllWeek.text.en = '';
    content.services['grapple-truck'].benefits[0] = { en: 'Curbside pickup', es: '' };
    change(content);
  });

const promisingSameDay = (hours: number) =>
  calm(({ claims, hero }) => {
    claims.quoteResponse.value = hours;
    hero[0]!.subtitle.en = 'Same-day answers.';
  });

describe(fictionOf.name, () => {
  it('names every sample of the first version, and its claims', () => {
    expect(pathsOf('sample_testimonial')).toHaveLength(2 * firstVersion.testimonials.length);
    expect(pathsOf('sample_license')).toHaveLength(firstVersion.facts.licenses.length);
    expect(pathsOf('sample_person')).toHaveLength(firstVersion.facts.owners.length);
    const shown = { ...firstVersion, people: [{ name: 'Ruth Calloway', role: { en: '', es: '' } }] };
    expect(fictionOf(shown, today)).toContainEqual({ path: 'people.0.name', code: 'sample_person' });
    expect(pathsOf('claim_unproven')).toHaveLength(Object.keys(firstVersion.claims).length);
    expect(pathsOf('claim_outdated')).toHaveLength(Object.keys(firstVersion.claims).length);
    expect(pathsOf('example_address')).toEqual(
      expect.arrayContaining(['facts.emails.office', 'facts.socialMedia.facebook']),
    );
  });

  it('has nothing against a firm of its own', () => {
    expect(fictionOf(honest(), today)).toEqual([]);
  });

  it.each<[string, (content: SiteContent) => void, string, string]>([
    [
      'no evidence',
      ({ claims }) => (claims.rating.evidence = ' '),
      'claims.rating.evidence',
      'claim_unproven',
    ],
    ['no day', ({ claims }) => (claims.rating.asOf = null), 'claims.rating.asOf', 'claim_outdated'],
    [
      'an old day',
      ({ claims }) => (claims.rating.asOf = '2024-11-24'),
      'claims.rating.asOf',
      'claim_outdated',
    ],
    [
      'a day to come',
      ({ claims }) => (claims.rating.asOf = '2026-11-26'),
      'claims.rating.asOf',
      'claim_outdated',
    ],
    [
      'an award from the shelf',
      ({ claims }) => (claims.award!.evidence = ''),
      'claims.award.evidence',
      'claim_unproven',
    ],
    [
      'an address of nowhere in a text',
      ({ questions }) => (questions[0]!.answer.en = 'Write to me@firm.example.'),
      'questions.0.answer.en',
      'example_address',
    ],
  ])('refuses %s', (_what, change, path, code) => {
    expect(fictionOf(honest(change), today)).toEqual([{ path, code }]);
  });

  it('leaves a claim alone that is not made', () => {
    const silent = honest(({ claims }) => {
      claims.rating = { text: { en: '', es: '' }, value: null, asOf: null, evidence: '' };
    });
    expect(fictionOf(silent, today)).toEqual([]);
    expect(shown(silent, today).claims.rating).toBeUndefined();
  });

  it('takes the last day of two years', () => {
    expect(
      fictionOf(
        honest(({ claims }) => (claims.rating.asOf = '2024-11-25')),
        today,
      ),
    ).toEqual([]);
  });
});

describe('a claim that was not checked for two years', () => {
  const content = honest(({ claims, questions, services }) => {
    claims.rating.asOf = '2024-11-25';
    questions[0]!.answer = { en: 'We came from {rating} stars. Call us.', es: 'Tenemos {rating}. Llame.' };
    questions[1]!.answer = { en: 'It is {rating}', es: '' };
    services.irrigation.benefits[0] = { en: '{rating} stars', es: '' };
  });

  it('is shown until its last day', () => {
    const site = shown(content, '2026-11-25');
    expect(site.claims.rating?.en).toBe('4.9/5');
    expect(site.claimEnds.rating).toBe('2026-11-25');
    expect(site.questions[0]?.answer.en).toBe('We came from 4.9/5 stars. Call us.');
  });

  it('is gone the day after, with every sentence that names it', () => {
    const site = shown(content, '2026-11-26');
    expect(site.claims.rating).toBeUndefined();
    expect(site.claimEnds.rating).toBeUndefined();
    expect(site.questions[0]?.answer).toMatchObject({ en: 'Call us.', es: 'Llame.' });
    expect(site.questions).toHaveLength(content.questions.length - 1);
    expect(JSON.stringify(site)).not.toMatch(/4\.9\/5|\{rating\}/);
  });
});

describe(contradictionsOf.name, () => {
  it.each<[string, (content: SiteContent) => void, string, string]>([
    [
      'an answer on the same day beside one within 48 hours',
      ({ hero }) => (hero[0]!.subtitle.en = 'Same-day answers.'),
      'hero.0.subtitle.en',
      'same_day_promised',
    ],
    [
      'day and night beside closed days',
      ({ banner }) => (banner.text.en = 'Storm line open 24/7'),
      'banner.text.en',
      'open_while_closed',
    ],
  ])('names %s', (_what, change, path, code) => {
    expect(contradictionsOf(calm(change), today)).toEqual([{ path, code }]);
  });

  it('names services that need a license where there is none', () => {
    const found = contradictionsOf(
      calm(({ facts }) => (facts.licenses = [])),
      today,
    );
    expect(found).toContainEqual({ path: 'services.irrigation.name.en', code: 'license_missing' });
  });

  it('takes an answer within 12 hours for one on the same day', () => {
    expect(contradictionsOf(promisingSameDay(12), today)).toEqual([]);
    expect(contradictionsOf(promisingSameDay(13), today)).toMatchObject([{ code: 'same_day_promised' }]);
  });

  it('names nothing where promises go together', () => {
    expect(contradictionsOf(calm(), today)).toEqual([]);
    const quick = calm(({ claims, hero, hours }) => {
      claims.quoteResponse.value = 8;
      hero[0]!.subtitle.en = 'Same-day answers, 24/7.';
      hours.week.sunday = { from: '08:00', to: '12:00' };
    });
    expect(contradictionsOf(quick, today)).toEqual([]);
  });
});
