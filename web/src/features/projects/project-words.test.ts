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
