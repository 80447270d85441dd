import { maxPictures, maxStories } from '@sandhill/company/stories/story.js';
import { fixedError, ValidationFailed } from '@sandhill/platform/errors/domain.error.js';

/** Thrown if the page of another project has or had this slug. */
export class SlugTaken extends ValidationFailed {
  constructor() {
    super({ slug: { message: 'Another project has or had this address', code: 'slug_taken' } });
  }
}

export class UnknownPictures extends ValidationFailed {
  constructor(field: 'pictures' | 'beforeId' | 'afterId' = 'pictures') {
    super({
      [field]: {
        message: 'The project does not have this picture, or it was removed',
        code: 'unknown_picture',
      },
    });
  }
}

export class TooManyPictures extends fixedError(
  422,
  'too_many_pictures',
  `A project has at most ${maxPictures} pictures.`,
) {}

/** 412: someone else has changed the story or its pictures since the caller read them. */
export class StoryChanged extends fixedError(412, 'story_changed', 'Someone else changed this page.') {}

/** 422: there are as many stories as allowed, including those of projects in the bin. */
export class TooManyStories extends fixedError(
  422,
  'too_many_stories',
  `At most ${maxStories} projects can have a page.`,
) {}

export class HasStory extends fixedError(
  422,
  'has_story',
  'This project has a page of its own. Delete its page first.',
) {}
