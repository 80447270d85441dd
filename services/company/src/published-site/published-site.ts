import {
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { firstSite } from '../content/first-site.js';
import type { PublicContent } from '../content/public-content.js';
import { readSite, type Site } from '../content/site.js';
import { officeDay } from '../office-day.js';
import type { GuideEntryName } from '../plant-guide/guide-entry-name.js';
import type { DataSource } from 'typeorm';
import { PeriodicTask } from '@sandhill/platform/process/periodic-task.js';
import { fetchPublished } from './fetch-published.js';
import { PublishedSiteCopy } from './published-site-copy.entity.js';
import { PublishedContent } from './published-content.js';

const everyMs = 2_000;

/**
 * Keeps the firm's published content up to date. Nothing waits for the content service: this class asks for the content
 * every 2 s, and keeps the last answer in memory and in the service's own database, so that the service can start while
 * the content service is unavailable.
 */
export class PublishedSite
  extends PublishedContent
  implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown
{
  private readonly log = new Logger(PublishedSite.name);
  private readonly task = new PeriodicTask({ name: 'published-site', everyMs, run: () => this.refresh() });
  private content?: PublicContent;
  private shown: Site = firstSite;
  private readOn = officeDay();
  private entries: readonly GuideEntryName[] = [];
  private etag?: string;
  private isReachable = true;

  /** @param contentUrl undefined if there is no content service; the built-in first version is then used */
  constructor(
    private readonly contentUrl: string | undefined,
    private readonly database: DataSource,
  ) {
    super();
  }

  get current(): Site {
    return this.shown;
  }

  get guide(): readonly GuideEntryName[] {
    return this.entries;
  }

  async onModuleInit(): Promise<void> {
    const copy = await this.database.manager.findOneBy(PublishedSiteCopy, { id: 1 });
    if (!copy) return;
    this.show(copy.content);
    this.entries = copy.guide;
  }

  onApplicationBootstrap(): void {
    if (this.contentUrl) this.task.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }

  private async refresh(): Promise<void> {
    const published = await this.ask();
    if (!published) {
      if (this.content && this.readOn !== officeDay()) this.show(this.content);
      return;
    }
    const { version, content, site, guide, etag } = published;
    this.show(content, site);
    this.entries = guide;
    await this.database.manager.upsert(PublishedSiteCopy, { id: 1, version, content, guide }, ['id']);
    // The ETag is set only after saving. If saving fails, the next run therefore fetches the same version again.
    this.etag = etag;
  }

  /**
   * Derives the site of today from a content. The result depends on the day, because claims end and texts may name the
   * year.
   */
  private show(content: PublicContent, site = readSite(content)): void {
    this.readOn = officeDay();
    this.shown = site;
    this.content = content;
  }

  /** Asks the content service. An outage is logged once, and the last published content stays in use. */
  private async ask() {
    try {
      const published = await fetchPublished(this.contentUrl ?? '', this.etag);
      if (!this.isReachable) this.log.log('the content service answers again');
      this.isReachable = true;
      return published;
    } catch (error) {
      if (this.isReachable)
        this.log.warn({ reason: (error as Error).message }, 'no answer from the content service');
      this.isReachable = false;
      return undefined;
    }
  }
}
