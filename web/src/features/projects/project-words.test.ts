import { aProject } from '../../testing/factories';
import { categoryName, projectAlt, projectText, projectTitle } from './project-words';

describe('the words of a project', () => {
  it('reads hyphens as spaces, capitalised', () => {
    expect(categoryName('lawn-maintenance', 'en')).toBe('Lawn Maintenance');
  });

  it('has Spanish names for the categories of the screens', () => {
    expect(categoryName('lawn-maintenance', 'es')).toBe('Mantenimiento de césped');
    expect(categoryName('koi-ponds', 'es')).toBe('Koi Ponds');
  });

  it("shows the category where the title is a camera's name", () => {
    const project = aProject({ title: 'IMG_4821', category: 'irrigation' });

    expect(projectTitle(project, 'en').text).toBe('Irrigation');
    expect(projectAlt(project, 'en')).toBe('Irrigation');
  });

  it.each([
    'IMG_4821',
    'IMG_E4821',
    'IMG_4821 (1)',
    'IMG-20240315-WA0003',
    'IMG_20240315_101500_HDR',
    'image',
    'Image (2)',
    'image0',
    'image1',
    'DSC00123',
    'DSC_0123',
    'DSCN0042',
    'DSCF1234',
    'P1010023',
    'PXL_20240315_174512345',
    'PXL_20240315_174512345.MP',
    'PXL_20240315_174512345.PORTRAIT',
    'MVIMG_20190101_120000',
    'DJI_0042',
    '20240315_101500',
    '20240315_101500(0)',
    'photo',
    'Photo 2',
  ])("takes %s for a camera's name", (title) => {
    expect(projectTitle(aProject({ title, category: 'irrigation' }), 'en').text).toBe('Irrigation');
  });

  it.each([
    'Image of a garden',
    'Imagine',
    'Photo wall at the clubhouse',
    'Pond 2',
    'Palm 12',
    'P',
    'Park Shore 2024',
    'IMG garden',
    'Night lights 3',
    'Panorama',
    'Entrance (2)',
    '5 palms on Gulf Shore',
    '12 Heron Way',
    'Dscovery Bay',
  ])('shows %s as it is', (title) => {
    expect(projectTitle(aProject({ title }), 'en').text).toBe(title);
  });

  it('never shows the phrase that names the section', () => {
    const project = aProject({ description: 'Uploaded from mobile - Section: services', text: undefined });

    expect(projectText(project, 'en')).toBeNull();
    expect(projectText(aProject({ text: undefined, description: 'A pond. Section: home' }), 'en')?.text).toBe(
      'A pond.',
    );
  });

  it('falls back on English, and marks it', () => {
    expect(projectTitle(aProject({ title: 'Pond' }), 'es')).toEqual({ text: 'Pond', lang: 'en' });
    expect(projectTitle(aProject({ title: 'Pond', titleEs: 'Estanque' }), 'es')).toEqual({
      text: 'Estanque',
    });
  });
});
