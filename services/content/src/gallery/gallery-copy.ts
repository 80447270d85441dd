import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { chosenPictures, type SitePicture } from '@sandhill/company/pictures/site-picture.js';
import type { SiteContent } from '@sandhill/company/content/site-content.js';
import type { Story } from '@sandhill/company/stories/story.js';
import { ContentConfig } from '../content.config.js';
import { fetchPictures, isPictureShown } from './fetch-pictures.js';
import { PicturesCopyRepository, type KnownPictures } from './pictures-copy.repository.js';
import { StoriesCopyRepository } from './stories-copy.repository.js';

interface ShownGallery {
  /** Text that changes whenever the stories, the pictures or the site's public URL change. */
  revision: string;
  stories: Story[];
  pictures: SitePicture[];
}

type WithPictures = Pick<SiteContent, 'pictures' | 'people'>;

@Injectable()
export class GalleryCopy {
  constructor(
    private readonly config: ContentConfig,
    private readonly stories: StoriesCopyRepository,
    private readonly pictures: PicturesCopyRepository,
  ) {}

  /**
   * Returns the revision of the stories and of the pictures that the content names. The revision includes the site's
   * public URL, because every page contains it.
   */
  async revisionFor(content: WithPictures): Promise<string> {
    const stories = await this.stories.revision();
    return this.revisionOf(stories, there(await this.pictures.find(idsIn(content))));
  }

  /**
   * Returns the gallery for a page set. Fetches the pictures that have no copy yet. If media does not answer, the pages
   * show shipped pictures in their place.
   */
  async readFor(content: WithPictures): Promise<ShownGallery> {
    const ids = idsIn(content);
    const known = await this.pictures.find(ids);
    const asked = await this.ask(unknownOf(ids, known));
    await this.pictures.keep(asked);
    const { revision, stories } = await this.stories.read();
    const pictures = there(new Map([...known, ...asked]));
    return { revision: this.revisionOf(revision, pictures), stories, pictures };
  }

  /** Returns the pictures for a preview. Fetched pictures are not stored. */
  async picturesFor(content: WithPictures): Promise<SitePicture[]> {
    const ids = idsIn(content);
    const known = await this.pictures.find(ids);
    return there(new Map([...known, ...(await this.ask(unknownOf(ids, known)))]));
  }

  /**
   * Returns whether an entry of the guide may show a picture. True for shipped drawings, and for every picture while
   * media is not configured or does not answer.
   */
  async mayShow(path: string): Promise<boolean> {
    const { MEDIA_URL: mediaUrl } = this.config;
    if (!mediaUrl || !path.startsWith('/media/')) return true;
    return isPictureShown(mediaUrl, path).catch(() => true);
  }

  /** Returns the paths of those pictures that a guide entry is not allowed to show. */
  async missing(paths: readonly string[]): Promise<string[]> {
    const mayShow = await Promise.all(paths.map((path) => this.mayShow(path)));
    return paths.filter((_, index) => !mayShow[index]);
  }

  private revisionOf(stories: string, pictures: readonly SitePicture[]): string {
    const shown = JSON.stringify([this.config.publicUrl, pictures]);
    return `${stories} ${createHash('sha256').update(shown).digest('base64url').slice(0, 22)}`;
  }

  private async ask(ids: readonly string[]): Promise<KnownPictures> {
    const { MEDIA_URL: mediaUrl } = this.config;
    if (!mediaUrl || ids.length === 0) return new Map();
    // A failure is ignored here: `GalleryFollower` tries again each second, and logs an outage.
    return fetchPictures(mediaUrl, ids).catch(() => new Map());
  }
}

const idsIn = (content: WithPictures) => [...new Set(chosenPictures(content).map(([, id]) => id))];

const unknownOf = (ids: readonly string[], known: KnownPictures) => ids.filter((id) => !known.has(id));

/** Returns the pictures that exist, in an order that does not depend on the database. */
const there = (known: KnownPictures) =>
  [...known.values()]
    .filter((picture) => picture !== null)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
