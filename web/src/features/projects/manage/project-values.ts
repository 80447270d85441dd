import type { NewProject, Project, Section } from '../../../types/api';
import { withSection } from './section-in-description';

export const placements = ['hero', 'gallery', 'featured'] as const satisfies readonly Project['placement'][];

export interface ProjectValues {
  title: string;
  description: string;
  category: string;
  placement: Project['placement'];
  section: Section | '';
  displayOrder: string;
  featured: boolean;
  altText: string;
  titleEs: string;
  descriptionEs: string;
  altTextEs: string;
}

export const emptyValues = (section: Section | null): ProjectValues => ({
  title: '',
  description: '',
  category: 'landscaping',
  placement: 'gallery',
  section: section ?? '',
  displayOrder: '0',
  featured: false,
  altText: '',
  titleEs: '',
  descriptionEs: '',
  altTextEs: '',
});

export const valuesOf = (project: Project): ProjectValues => ({
  title: project.title,
  description: withSection(project.description, null) ?? '',
  category: project.category,
  placement: project.placement,
  section: project.section ?? '',
  displayOrder: String(project.displayOrder),
  featured: project.featured,
  altText: project.altText ?? '',
  titleEs: project.titleEs ?? '',
  descriptionEs: project.descriptionEs ?? '',
  altTextEs: project.altTextEs ?? '',
});

export const isOrder = (text: string): boolean => /^\d{1,9}$/.test(text.trim());

export const orNull = (text: string) => text.trim() || null;

export function toProject(values: ProjectValues): Omit<NewProject, 'imageUrl'> {
  const { title, description, section, displayOrder, category, placement, featured } = values;
  return {
    title: title.trim(),
    description: withSection(orNull(description), section || null),
    category,
    placement,
    featured,
    displayOrder: Number.parseInt(displayOrder, 10),
    altText: orNull(values.altText),
    titleEs: orNull(values.titleEs),
    descriptionEs: orNull(values.descriptionEs),
    altTextEs: orNull(values.altTextEs),
  };
}

/**
 * Returns the form's values, rebased on `now`: fields that the user has changed since `before` keep the user's values,
 * and all others get the values of `now`.
 */
export function rebased(values: ProjectValues, before: Project, now: Project): ProjectValues {
  const old = valuesOf(before);
  const names = Object.keys(old) as (keyof ProjectValues)[];
  return {
    ...valuesOf(now),
    ...Object.fromEntries(
      names.filter((name) => values[name] !== old[name]).map((name) => [name, values[name]]),
    ),
  };
}
