import { withSection } from './section-in-description';

describe('the section in a description', () => {
  it.each([
    ['Uploaded from mobile - Section: services', 'home', 'Uploaded from mobile - Section: home'],
    ['A pond. Section: hoa', 'about', 'A pond. Section: about'],
    ['A pond.', 'gallery', 'A pond. Section: gallery'],
    [null, 'excavation', 'Section: excavation'],
    ['A pond. Section: hoa', null, 'A pond.'],
    ['Section: hoa', null, null],
    ['Cross section: gravel over sand', null, 'Cross section: gravel over sand'],
    ['Section: home-yard', null, 'Section: home-yard'],
  ] as const)('is rewritten: %s to %s', (description, section, wanted) => {
    expect(withSection(description, section)).toBe(wanted);
  });
});
