import { mostPictures, mostStories } from '@sandhill/company/stories/story.js';
import { DomainError, ValidationFailed } from '@sandhill/platform/errors/domain.error.js';

/** Another project has, or had, its page at this address. */
export class SlugTaken extends ValidationFailed {
  constructor() {
    super({ slug: { message: 'Another project has or had this address', code: 'slug_taken' } });
  }
}

/** A picture that the project does not have. */
export class UnknownPictures extends ValidationFailed {
  constructor(field: 'pictures' | 'beforeId' | 'afterId' = 'pictures') {
    super({
      [field]: { message: 'The project does not have this picture (any more)', code: 'unknown_picture' },
    });
  }
}

/** 422: the project has all the pictures it may have. */
export class TooManyPictures extends DomainError {
  constructor() {
    super(422, 'too_many_pictures', `A project has at most ${mostPictures} pictures.`);
  }
}

/** 422: the published pages would not fit into their bounds. */
export class TooManyStories extends DomainError {
  constructor() {
    super(422, 'too_many_stories', `At most ${mostStories} projects can have a page.`);
  }
}

/** 422: a project with a page of its own does not become a picture of another. */
export class HasStory extends DomainError {
  constructor() {
    super(422, 'has_story', 'This project has a page of its own. Delete its page first.');
  }
}
