import { withFallback, type ShownText } from '@sandhill/company/content/shown-text.js';
import type { ShownPicture } from '@sandhill/company/pictures/site-picture.js';
import type { PlantGuide } from '@sandhill/company/plant-guide/plant.js';
import type { Story, StoryFacts, StoryPicture, StoryText } from '@sandhill/company/stories/story.js';
import { storyPath } from '../../../config/paths';
import { projectTitle } from '../project-words';
import type { ShownFacts, StoryPage } from './story-page-types';

const shown = (text: StoryText | null): ShownText | null =>
  text && withFallback({ en: text.en, es: text.es ?? '' });

function titleOf(story: Story): ShownText {
  const [en, es] = [projectTitle(story, 'en'), projectTitle(story, 'es')];
  return { en: en.text, es: es.text, ...(es.lang && { isEnglishOnly: true as const }) };
}

function pictureOf(
  { altText, altTextEs, ...picture }: StoryPicture,
  title: ShownText,
  number: number,
): ShownPicture {
  const alt = altText
    ? withFallback({ en: altText, es: altTextEs ?? '' })
    : { ...title, en: `${title.en}, picture ${number}`, es: altTextEs ?? `${title.es}, imagen ${number}` };
  return { ...picture, alt };
}

/** Returns the facts of a project's page. Leaves out plants whose guide entries are not published. */
function factsOf(facts: StoryFacts, { plants }: PlantGuide): ShownFacts {
  return {
    ...facts,
    problem: shown(facts.problem),
    work: shown(facts.work),
    result: shown(facts.result),
    plants: facts.plants.flatMap((slug) => {
      const plant = plants.find((one) => one.slug === slug);
      return plant ? [{ slug, name: withFallback({ en: plant.name, es: plant.nameEs }) }] : [];
    }),
  };
}

const neighbor = (story: Story | undefined) => (story ? { slug: story.slug, title: titleOf(story) } : null);

export function storyPages(stories: readonly Story[], guide: PlantGuide): StoryPage[] {
  return stories.map((story, index) => {
    const title = titleOf(story);
    return {
      path: storyPath(story.slug),
      slug: story.slug,
      title,
      category: story.category,
      pictures: story.pictures.map((picture, place) => pictureOf(picture, title, place + 1)),
      facts: story.facts && factsOf(story.facts, guide),
      beforeAfter: story.beforeAfter,
      previous: neighbor(stories[index - 1]),
      next: neighbor(stories[index + 1]),
    };
  });
}
