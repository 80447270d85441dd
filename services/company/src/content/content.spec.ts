import { firstSite } from './first-site.js';
import { firstVersion } from './first-version.js';
import { siteOfToday } from './of-today.js';
import { problemsOf } from './problems.js';
import { publicContent } from './public-content.js';
import { readSite } from './site.js';
import type { SiteContent } from './site-content.js';

/** The first version with a part of it changed. */
function changed(change: (content: SiteContent) => void): SiteContent {
  const content = structuredClone(firstVersion);
  change(content);
  return content;
}

const problemsAfter = (change: (content: SiteContent) => void) => problemsOf(changed(change));

describe('the schema of the content', () => {
  it('takes a whole company', () => {
    expect(problemsOf(firstVersion)).toEqual([]);
  });

  it.each<[string, (content: SiteContent) => void, object]>([
    [
      'a text too long',
      ({ hero }) => (hero[1]!.title.en = 'x'.repeat(61)),
      { path: 'hero.1.title.en', code: 'text_too_long', limit: 60 },
    ],
    [
      'no English text',
      ({ testimonials }) => (testimonials[0]!.text.en = ' '),
      { path: 'testimonials.0.text.en', code: 'text_missing' },
    ],
    [
      'a control character',
      ({ facts }) => (facts.name = 'Sand\u0000hill'),
      { path: 'facts.name', code: 'text_unprintable' },
    ],
    [
      'text that turns the direction of writing',
      ({ facts }) => (facts.name = 'Sand\u202Ehill'),
      { path: 'facts.name', code: 'text_unprintable' },
    ],
    [
      'an unknown name in braces',
      ({ services }) => (services.irrigation.fullDescription.es = 'Ahorra {agua}.'),
      { path: 'services.irrigation.fullDescription.es', code: 'text_unfilled' },
    ],
    [
      'a link to a script',
      ({ banner }) => (banner.link = 'javascript:alert(1)'),
      { path: 'banner.link', code: 'link_refused' },
    ],
    [
      'a link to another host without a scheme',
      ({ banner }) => (banner.link = '//evil.example'),
      { path: 'banner.link', code: 'link_refused' },
    ],
    [
      'a link with a line break',
      ({ banner }) => (banner.link = '/con\ntact'),
      { path: 'banner.link', code: 'link_refused' },
    ],
    [
      'no https',
      ({ facts }) => (facts.socialMedia.facebook = 'http://social.example/us'),
      { path: 'facts.socialMedia.facebook', code: 'web_address_invalid' },
    ],
    [
      'closing before opening',
      ({ hours }) => (hours.week.monday = { from: '16:00', to: '08:00' }),
      { path: 'hours.week.monday.to', code: 'times_reversed' },
    ],
    [
      'no time of the day',
      ({ hours }) => (hours.week.monday = { from: '7:30am', to: '16:00' }),
      { path: 'hours.week.monday.from', code: 'time_invalid' },
    ],
    [
      'a day that does not exist',
      ({ hours }) => hours.closedDays.push({ date: '2026-02-30', name: { en: 'A day', es: '' } }),
      { path: 'hours.closedDays.0.date', code: 'day_invalid' },
    ],
    [
      'thirteen testimonials',
      ({ testimonials }) => testimonials.push(...Array.from({ length: 8 }, () => testimonials[0]!)),
      { path: 'testimonials', code: 'list_too_long', limit: 12 },
    ],
    [
      'no testimonial',
      (content) => (content.testimonials = []),
      { path: 'testimonials', code: 'list_too_short', limit: 1 },
    ],
    [
      'an area twice',
      ({ areas }) => (areas[1]!.name = 'Naples'),
      { path: 'areas.1.name', code: 'name_twice' },
    ],
    [
      'a listed community that is not there',
      ({ mainAreas }) => (mainAreas[0] = 'Miami'),
      { path: 'mainAreas.0', code: 'area_unknown' },
    ],
    [
      'an answer promised in no number of hours',
      ({ claims }) => (claims.quoteResponse.value = null),
      { path: 'claims.quoteResponse.value', code: 'number_missing' },
    ],
    [
      'a page without a title',
      ({ pages }) => (pages.about.title.en = ''),
      { path: 'pages.about.title.en', code: 'text_missing' },
    ],
  ])('refuses %s, and names the field', (_, change, problem) => {
    expect(problemsAfter(change)).toContainEqual(problem);
  });

  it('refuses what does not belong there', () => {
    const content = { ...firstVersion, layout: 'wide' };

    expect(problemsOf(content)).toEqual([{ path: 'layout', code: 'wrong_shape' }]);
  });

  it('names every field that is wrong', () => {
    const problems = problemsAfter(({ facts, banner }) => {
      facts.phone = '555';
      banner.text.en = '';
    });

    expect(problems.map(({ path }) => path)).toEqual(['facts.phone', 'banner.text.en']);
  });
});

describe('a site that is read from its content', () => {
  it('shows English where there is no Spanish text, and says so', () => {
    const site = readSite(
      changed(({ testimonials }) => (testimonials[0]!.text = { en: 'Good {name}.', es: '' })),
    );

    expect(site.testimonials[0]?.text).toEqual({
      en: 'Good Sandhill Grounds.',
      es: 'Good Sandhill Grounds.',
      isEnglishOnly: true,
    });
  });

  it('fills in facts and claims in the language of the text', () => {
    const site = readSite(
      changed(({ services, claims }) => {
        claims.waterSaving.text = { en: 'half', es: 'la mitad' };
        services.irrigation.shortDescription = {
          en: '{name} saves {waterSaving}.',
          es: '{name} ahorra {waterSaving}.',
        };
      }),
    );
    const irrigation = site.services.find(({ id }) => id === 'irrigation');

    expect(irrigation?.shortDescription).toEqual({
      en: 'Sandhill Grounds saves half.',
      es: 'Sandhill Grounds ahorra la mitad.',
    });
  });

  it('leaves no braces', () => {
    expect(JSON.stringify(firstSite.services) + JSON.stringify(firstSite.pages)).not.toMatch(/\{\w+\}/);
  });

  it('titles a service’s page by the service until it has words of its own', () => {
    const site = readSite(
      changed(({ pages, services }) => {
        services.irrigation.name = { en: 'Watering', es: 'Riego' };
        pages.lighting.title = { en: 'Light at night', es: '' };
      }),
    );

    expect(site.pages.irrigation.title.en).toBe('Watering | Sandhill Grounds');
    expect(site.pages.lighting.title).toEqual({
      en: 'Light at night',
      es: 'Light at night',
      isEnglishOnly: true,
    });
  });

  it('keeps evidence and ready answers for staff', () => {
    const shown = publicContent(changed(({ claims }) => (claims.rating.evidence = 'a private survey')));

    expect(JSON.stringify(shown)).not.toContain('a private survey');
    expect(shown).not.toHaveProperty('readyAnswers');
  });
});

const on = (moment: string, change: (content: SiteContent) => void = () => undefined) =>
  siteOfToday(readSite(changed(change)), new Date(moment)).ofToday;

const untilFriday = ({ banner }: SiteContent) => (banner.until = '2026-11-27');

describe(siteOfToday.name, () => {
  it('changes the year at midnight in New York', () => {
    expect(on('2027-01-01T04:59:59Z').year).toBe(2026);
    expect(on('2027-01-01T05:00:00Z').year).toBe(2027);
  });

  it.each([
    // The last minutes of May and of November in Naples, when it is already the next month in Greenwich.
    ['2026-06-01T03:50:00Z', false],
    ['2026-06-01T04:10:00Z', true],
    ['2026-12-01T04:50:00Z', true],
    ['2026-12-01T05:10:00Z', false],
  ])('keeps the banner to the hurricane season at %s: %s', (moment, isShown) => {
    expect(on(moment, ({ banner }) => (banner.mode = 'season')).isBannerShown).toBe(isShown);
  });

  it('shows the banner until its last day has ended, and not at all when it is off', () => {
    expect(on('2026-11-28T04:59:00Z', untilFriday).isBannerShown).toBe(true);
    expect(on('2026-11-28T05:00:00Z', untilFriday).isBannerShown).toBe(false);
    expect(on('2026-11-23T12:00:00Z', ({ banner }) => (banner.mode = 'off')).isBannerShown).toBe(false);
  });

  it('leaves out closed days that have passed, and sorts the others', () => {
    const { closedDays } = on('2026-11-26T15:00:00Z', ({ hours }) => {
      const name = { en: 'Holiday', es: 'Feriado' };
      hours.closedDays = ['2026-12-25', '2026-11-25', '2026-11-26'].map((date) => ({ date, name }));
    });

    expect(closedDays.map(({ date }) => date)).toEqual(['2026-11-26', '2026-12-25']);
  });
});
