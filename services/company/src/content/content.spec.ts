import { firstVersion } from './first-version.js';
import { siteOfToday } from './of-today.js';
import { problemsOf } from './problems.js';
import { readSite } from './site.js';
import type { SiteContent } from './site-content.js';

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
      'a testimonial that links to a script',
      ({ testimonials }) => (testimonials[0]!.link = 'javascript:alert(1)'),
      { path: 'testimonials.0.link', code: 'web_address_invalid' },
    ],
    [
      'a register that is no address',
      ({ facts }) => (facts.licenses[0]!.register = 'ask us'),
      { path: 'facts.licenses.0.register', code: 'web_address_invalid' },
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
      'closing when it opens',
      ({ hours }) => (hours.week.monday = { from: '08:00', to: '08:00' }),
      { path: 'hours.week.monday.to', code: 'times_reversed' },
    ],
    [
      'closed days that end before they begin',
      ({ hours }) =>
        (hours.closedDays = [{ date: '2026-12-26', until: '2026-12-24', name: { en: 'Holidays', es: '' } }]),
      { path: 'hours.closedDays.0.until', code: 'days_reversed' },
    ],
    [
      'a banner that ends before it begins',
      ({ banner }) => Object.assign(banner, { from: '2026-12-26', until: '2026-12-24' }),
      { path: 'banner.until', code: 'days_reversed' },
    ],
    [
      'no time of the day',
      ({ hours }) => (hours.week.monday = { from: '7:30am', to: '16:00' }),
      { path: 'hours.week.monday.from', code: 'time_invalid' },
    ],
    [
      'a closed day without a date',
      ({ hours }) => hours.closedDays.push({ date: '', name: { en: 'A day', es: '' } }),
      { path: 'hours.closedDays.0.date', code: 'text_missing' },
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

const on = (moment: string, change: (content: SiteContent) => void = () => undefined) =>
  siteOfToday(readSite(changed(change)), new Date(moment)).ofToday;

const untilFriday = ({ banner }: SiteContent) => (banner.until = '2026-11-27');

const fromFriday = ({ banner }: SiteContent) =>
  Object.assign(banner, { mode: 'always', from: '2026-11-27', until: '2026-11-28' });

const holidays = ({ hours }: SiteContent) => {
  const name = { en: 'Holidays', es: 'Fiestas' };
  hours.closedDays = [{ date: '2026-12-24', until: '2026-12-26', name }];
};

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

  it('shows the banner from its first day on', () => {
    expect(on('2026-11-27T04:59:00Z', fromFriday).isBannerShown).toBe(false);
    expect(on('2026-11-27T05:00:00Z', fromFriday).isBannerShown).toBe(true);
    expect(on('2026-11-29T05:00:00Z', fromFriday).isBannerShown).toBe(false);
  });

  it('lists several closed days until the last has passed', () => {
    expect(on('2026-12-27T04:59:00Z', holidays).closedDays).toHaveLength(1);
    expect(on('2026-12-27T05:00:00Z', holidays).closedDays).toHaveLength(0);
  });

  it('leaves out closed days that have passed, and sorts the others', () => {
    const { closedDays } = on('2026-11-26T15:00:00Z', ({ hours }) => {
      const name = { en: 'Holiday', es: 'Feriado' };
      hours.closedDays = ['2026-12-25', '2026-11-25', '2026-11-26'].map((date) => ({ date, name }));
    });

    expect(closedDays.map(({ date }) => date)).toEqual(['2026-11-26', '2026-12-25']);
  });
});
