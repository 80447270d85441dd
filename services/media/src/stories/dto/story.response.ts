import type { Story, StoryPicture, StoryText } from '@sandhill/company/stories/story.js';
import { serviceIds, type ServiceId } from '@sandhill/company/service-ids.js';
import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import type { Image } from '../../images/image.entity.js';
import { servedPicture } from '../../projects/served-picture.js';
import { SrcsetsResponse } from '../../projects/dto/project.response.js';
import type { Project } from '../../projects/project.entity.js';
import type { ProjectStory } from '../../projects/project-story.entity.js';
import type { FurtherPicture, StoryWithPictures } from '../stories.repository.js';

class EditedPictureResponse implements StoryPicture {
  @ApiProperty({ format: 'uuid', description: 'The project’s own id for its first picture.' }) id: string;
  @ApiProperty() imageUrl: string;
  @ApiProperty({ type: 'integer' }) width: number;
  @ApiProperty({ type: 'integer' }) height: number;
  @ApiProperty() placeholder: string;
  @ApiProperty() srcset: SrcsetsResponse;
  @ApiProperty({ type: 'integer' }) focusX: number;
  @ApiProperty({ type: 'integer' }) focusY: number;
  @NullableText() altText: string | null;
  @NullableText() altTextEs: string | null;
  @NullableText({ format: 'date-time' }) takenAt: string | null;
}

export class StoryResponse {
  @ApiProperty({ type: 'integer', description: 'For If-Match.' }) revision: number;
  @NullableText({ description: 'Null while the project has no page.' })
  slug: string | null;
  @ApiProperty({ type: [String] }) formerSlugs: string[];
  @ApiProperty() hasConsent: boolean;
  @NullableText() community: string | null;
  @ApiProperty({ type: 'integer', nullable: true }) year: number | null;
  @NullableText() problem: string | null;
  @NullableText() problemEs: string | null;
  @NullableText() work: string | null;
  @NullableText() workEs: string | null;
  @NullableText() result: string | null;
  @NullableText() resultEs: string | null;
  @ApiProperty({ enum: serviceIds, isArray: true }) services: ServiceId[];
  @ApiProperty({ type: [String] }) plants: string[];
  @ApiProperty({ type: [EditedPictureResponse] }) pictures: EditedPictureResponse[];
  @NullableText({ format: 'uuid' }) beforeId: string | null;
  @NullableText({ format: 'uuid' }) afterId: string | null;
}

type PictureColumns = Pick<Project, 'focusX' | 'focusY' | 'altText' | 'altTextEs'>;

const pictureOf = (columns: PictureColumns, image: Image): StoryPicture => ({
  ...servedPicture(columns, image),
  altText: columns.altText,
  altTextEs: columns.altTextEs,
});

/** Returns all pictures of a project. The project's own id stands for the first picture. */
const picturesOf = ({ project, image, further }: Omit<StoryWithPictures, 'story'>) => [
  { id: project.id, takenAt: project.takenAt, ...pictureOf(project, image) },
  ...further.map(({ picture, image: own }: FurtherPicture) => ({
    id: picture.id,
    takenAt: picture.takenAt,
    ...pictureOf(picture, own),
  })),
];

export function toStoryResponse(
  whole: Omit<StoryWithPictures, 'story'> & { story: ProjectStory | null },
): StoryResponse {
  const { story } = whole;
  const texts = [
    'community',
    'year',
    'problem',
    'problemEs',
    'work',
    'workEs',
    'result',
    'resultEs',
  ] as const;
  const told = Object.fromEntries(texts.map((name) => [name, story?.[name] ?? null])) as Pick<
    StoryResponse,
    (typeof texts)[number]
  >;
  return {
    revision: whole.project.storyRevision,
    slug: story?.slug ?? null,
    formerSlugs: story?.formerSlugs ?? [],
    hasConsent: story?.hasConsent ?? false,
    ...told,
    services: story?.services ?? [],
    plants: story?.plants ?? [],
    pictures: picturesOf(whole).map((picture) => ({
      ...picture,
      takenAt: picture.takenAt?.toISOString() ?? null,
    })),
    beforeId: story?.beforeId ?? null,
    afterId: story?.afterId ?? null,
  };
}

/**
 * Returns a text in both languages, or null if there is no English. Spanish pages fall back to English, but English
 * pages never to Spanish.
 */
const textOf = (en: string | null, es: string | null): StoryText | null => (en === null ? null : { en, es });

/**
 * Returns a story as visitors may see it. Without the customer's consent, it contains the title and the pictures, but
 * no facts.
 */
export function toPublicStory(whole: StoryWithPictures): Story {
  const { project, story } = whole;
  const pictures = picturesOf(whole);
  const placeOf = (id: string | null) => pictures.findIndex((picture) => picture.id === id);
  const [before, after] = [placeOf(story.beforeId), placeOf(story.afterId)];
  return {
    slug: story.slug,
    formerSlugs: story.formerSlugs,
    title: project.title,
    titleEs: project.titleEs,
    category: project.category,
    pictures: pictures.map(({ id: _id, takenAt: _takenAt, ...picture }) => picture),
    facts: story.hasConsent
      ? {
          community: story.community,
          year: story.year,
          problem: textOf(story.problem, story.problemEs),
          work: textOf(story.work, story.workEs),
          result: textOf(story.result, story.resultEs),
          services: story.services,
          plants: story.plants,
        }
      : null,
    beforeAfter: before >= 0 && after >= 0 && before !== after ? { before, after } : null,
  };
}
