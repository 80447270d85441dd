import { sectionIn, withoutSection } from './section.js';

describe(sectionIn.name, () => {
  it.each([
    ['Uploaded from mobile - Section: home', 'home'],
    ['Section: hoa', 'hoa'],
    ['New entrance. Section: Excavation', 'excavation'],
    ['Section: unknown', null],
    ['A section of the garden', null],
    [null, null],
  ])('reads %p as %p', (description, section) => {
    expect(sectionIn(description)).toBe(section);
  });
});

describe(withoutSection.name, () => {
  it.each([
    ['Uploaded from mobile - Section: home', 'Uploaded from mobile'],
    ['Section: hoa', null],
    ['Beds and palms. Section: about Done in May.', 'Beds and palms. Done in May.'],
    ['Section: unknown', 'Section: unknown'],
    ['A garden', 'A garden'],
    [null, null],
  ])('shows %p as %p', (description, shown) => {
    expect(withoutSection(description)).toBe(shown);
  });
});
