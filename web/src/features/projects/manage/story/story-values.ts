import type { Project, ProjectStory, StoryChange } from '../../../../types/api';
import { orNull } from '../project-values';
import type { Focus } from '../turned-by';

export const maxPictures = 12;

export type EditedPicture = ProjectStory['pictures'][number];

/** Values of the form, not yet validated. The order of the pictures is kept separately. */
export interface StoryValues {
  slug: string;
  hasConsent: boolean;
  community: string;
  year: string;
  problem: string;
  problemEs: string;
  work: string;
  workEs: string;
  result: string;
  resultEs: string;
  services: string[];
  plants: string[];
  beforeId: string;
  afterId: string;
  /** Alt texts by picture id. */
  alt: Record<string, string>;
  altEs: Record<string, string>;
  /** Changed focus points by picture id. */
  focus: Record<string, Focus | undefined>;
}

/** Returns a slug for a title: `Palms at the gate` becomes `palms-at-the-gate`. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-|-$/g, '');

const texts = ['problem', 'problemEs', 'work', 'workEs', 'result', 'resultEs', 'community'] as const;

export function valuesOfStory(story: ProjectStory, { title }: Project): StoryValues {
  const byId = (field: 'altText' | 'altTextEs') =>
    Object.fromEntries(story.pictures.map((picture) => [picture.id, picture[field] ?? '']));
  return {
    ...(Object.fromEntries(texts.map((name) => [name, story[name] ?? ''])) as Record<
      (typeof texts)[number],
      string
    >),
    slug: story.slug ?? slugOf(title),
    hasConsent: story.hasConsent,
    year: story.year === null ? '' : String(story.year),
    services: story.services,
    plants: story.plants,
    beforeId: story.beforeId ?? '',
    afterId: story.afterId ?? '',
    alt: byId('altText'),
    altEs: byId('altTextEs'),
    focus: {},
  };
}

/**
 * Returns the typed year; null if the text is empty. A text that is not a number becomes 0, which the server rejects,
 * so that the text is not lost without an error.
 */
function yearOf(typed: string): number | null {
  if (typed === '') return null;
  return /^\d+$/.test(typed) ? Number(typed) : 0;
}

/**
 * Returns the story to save. Leaves the comparison out if it is incomplete, has the same picture twice, or has a
 * picture that was removed.
 */
export function toStory(values: StoryValues, order: readonly string[]): StoryChange {
  const { alt, altEs, focus, services, plants, hasConsent } = values;
  const isCompared =
    values.beforeId !== values.afterId && order.includes(values.beforeId) && order.includes(values.afterId);
  return {
    ...(Object.fromEntries(texts.map((name) => [name, orNull(values[name])])) as Record<
      (typeof texts)[number],
      string | null
    >),
    slug: values.slug.trim(),
    hasConsent,
    year: yearOf(values.year.trim()),
    services: services as StoryChange['services'],
    plants,
    beforeId: isCompared ? values.beforeId : null,
    afterId: isCompared ? values.afterId : null,
    pictures: order.map((id) => ({
      id,
      altText: orNull(alt[id] ?? ''),
      altTextEs: orNull(altEs[id] ?? ''),
      ...(focus[id] && { focusX: focus[id].x, focusY: focus[id].y }),
    })),
  };
}

/** Returns the oldest and newest picture by their camera dates; undefined if the dates do not differ or are unknown. */
export function proposeComparison(
  pictures: readonly EditedPicture[],
): { before: EditedPicture; after: EditedPicture } | undefined {
  const dated = pictures
    .filter(({ takenAt }) => takenAt !== null)
    .toSorted((one, other) => String(one.takenAt).localeCompare(String(other.takenAt)));
  const [before, after] = [dated[0], dated.at(-1)];
  return before && after && before.takenAt !== after.takenAt ? { before, after } : undefined;
}
