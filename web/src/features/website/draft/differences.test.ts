import { firstVersion } from '@sandhill/company/content/first-version.js';
import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { differences, inWeekOrder } from './differences';
import { isSame, setIn } from './paths';

function changed(change: (content: SiteContent) => void): SiteContent {
  const content = structuredClone(firstVersion);
  change(content);
  return content;
}

const pathsOf = (one: SiteContent, other: SiteContent) =>
  differences(one, other, firstVersion).map(({ path }) => path);

describe('what differs between two contents', () => {
  it('is a place of a picture where one of them has none, as contents from before', () => {
    const picture = { id: '019aa000-0000-7000-8000-000000000001', alt: { en: 'Palms', es: '' } };
    const mine = changed((content) => (content.pictures = { home: picture }));

    expect(differences(firstVersion, mine)).toEqual([
      { path: 'pictures.home', one: undefined, other: picture },
    ]);
    const theirs = structuredClone(firstVersion);
    setIn(theirs, 'pictures.home', picture);
    expect(isSame(theirs, mine)).toBe(true);
    setIn(theirs, 'pictures.home', undefined);
    expect(theirs.pictures).toEqual({});
  });

  it('is named field by field, whatever the order of names', () => {
    const reversed = Object.fromEntries(Object.entries(firstVersion).toReversed()) as SiteContent;
    expect(pathsOf(firstVersion, reversed)).toEqual([]);

    const mine = changed(({ facts, testimonials }) => {
      facts.phone = '(239) 555-0177';
      testimonials[1]!.text.es = 'Muy bien.';
    });
    expect(pathsOf(firstVersion, mine)).toEqual(['facts.phone', 'testimonials.1.text.es']);
  });

  it('is a day’s hours as a whole, and a list of codes', () => {
    const mine = changed(({ hours, areas }) => {
      hours.week.monday = { from: '09:00', to: '12:00' };
      hours.week.saturday = { from: '09:00', to: '12:00' };
      areas[0]!.zips = ['34102'];
    });

    expect(pathsOf(firstVersion, mine)).toEqual(['hours.week.monday', 'hours.week.saturday', 'areas.0.zips']);
  });

  it('is the whole list where items were added, removed or moved, so that none is torn apart', () => {
    const longer = changed(({ hours }) =>
      hours.closedDays.push({ date: '2026-11-26', name: { en: 'Thanksgiving', es: '' } }),
    );
    expect(pathsOf(firstVersion, longer)).toEqual(['hours.closedDays']);

    const moved = changed((content) => (content.testimonials = content.testimonials.toReversed()));
    const edited = changed(({ testimonials }) => (testimonials[0]!.text.en = 'Good.'));
    expect(pathsOf(moved, edited)).toEqual(['testimonials']);
  });
});

describe(inWeekOrder, () => {
  it('puts the days of the week in their order, and leaves the rest where it is', () => {
    const found = ['banner.mode', 'hours.week.friday', 'hours.week.monday', 'facts.name'].map((path) => ({
      path,
      one: 1,
      other: 2,
    }));

    expect(inWeekOrder(found).map(({ path }) => path)).toEqual([
      'banner.mode',
      'hours.week.monday',
      'hours.week.friday',
      'facts.name',
    ]);
  });
});
