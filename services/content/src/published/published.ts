import { Injectable, type OnModuleInit } from '@nestjs/common';
import { publicContent, type PublicContent } from '@sandhill/company/content/public-content.js';
import { guideEntryNames, type GuideEntryName } from '@sandhill/company/plant-guide/guide-entry-name.js';
import type { PlantGuide } from '@sandhill/company/plant-guide/plant.js';
import { SiteSetsRepository, type SetFacts } from '../site-sets/site-sets.repository.js';
import { toCachedResponse, type CachedResponse } from './cached-response.js';
import { InitialVersion } from '../versions/initial-version.js';
import { GalleryCopy } from '../gallery/gallery-copy.js';
import { VersionsRepository } from '../versions/versions.repository.js';

export interface PublishedResponse extends CachedResponse {
  version: number;
  publishedAt: Date;
  content: PublicContent;
  guide: PlantGuide;
  names: readonly GuideEntryName[];
}

/**
 * The published content in memory, so that public answers need no database. `PublishedFollower` reads the changes that
 * other instances of the service make.
 */
@Injectable()
export class Published implements OnModuleInit {
  private known?: PublishedResponse;
  private sets: ReadonlyMap<string, SetFacts> = new Map();
  private knownGallery = '';
  private refreshing: Promise<void> = Promise.resolve();
  private readonly listeners: Array<() => void> = [];

  constructor(
    private readonly initialVersion: InitialVersion,
    private readonly versions: VersionsRepository,
    private readonly siteSets: SiteSetsRepository,
    private readonly gallery: GalleryCopy,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.initialVersion.ensure();
    await this.refresh();
  }

  get response(): PublishedResponse {
    if (!this.known) throw new Error('nothing is published before the start');
    return this.known;
  }

  /** Revision of media's stories and pictures that the pages must show, and of the public URL that they must name. */
  get galleryRevision(): string {
    return this.knownGallery;
  }

  /** Returns the page set for the public servers that run this build of the web app; undefined if there is none yet. */
  setOf(build: string): SetFacts | undefined {
    return this.sets.get(build);
  }

  /**
   * Reads the database again. Calls run one after the other, so that the result includes everything that was committed
   * before the call.
   */
  refresh(): Promise<void> {
    this.refreshing = this.refreshing.catch(() => undefined).then(() => this.read());
    return this.refreshing;
  }

  /** Adds a listener that is called whenever `refresh` has found another version. */
  onVersion(listener: () => void): void {
    this.listeners.push(listener);
  }

  private async read(): Promise<void> {
    const version = await this.versions.currentId();
    const sets = await this.siteSets.listCurrent();
    const isOther = version !== this.known?.version;
    if (isOther) this.known = await this.readResponse();
    this.knownGallery = await this.gallery.revisionFor(this.response.content);
    this.sets = new Map(sets.map((set) => [set.build, set]));
    if (isOther) for (const listener of this.listeners) listener();
  }

  private async readResponse(): Promise<PublishedResponse> {
    const { id: version, publishedAt, content: stored } = await this.versions.current();
    const content = publicContent(stored);
    const guide = await this.versions.guideOf({ id: version });
    const names = guideEntryNames(guide);
    const site = { version, publishedAt, content, guide: names };
    return { version, publishedAt, content, guide, names, ...toCachedResponse(site) };
  }
}
