import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { publicContent } from '@sandhill/company/content/public-content.js';
import { SiteSetsRepository, type SetFacts } from '../site-sets/site-sets.repository.js';
import { InitialVersion } from '../versions/initial-version.js';
import { VersionsRepository } from '../versions/versions.repository.js';

/** What `GET /api/site` answers. */
export interface PublishedAnswer {
  version: number;
  publishedAt: Date;
  bytes: Buffer;
  etag: string;
}

/**
 * What is published, in memory: public answers need no database. `PublishedFollower` keeps it up to date with other
 * copies of the service.
 */
@Injectable()
export class Published implements OnModuleInit {
  private known?: PublishedAnswer;
  private sets: ReadonlyMap<string, SetFacts> = new Map();
  private refreshing: Promise<void> = Promise.resolve();
  private readonly listeners: Array<() => void> = [];

  constructor(
    private readonly initialVersion: InitialVersion,
    private readonly versions: VersionsRepository,
    private readonly siteSets: SiteSetsRepository,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.initialVersion.ensure();
    await this.refresh();
  }

  get answer(): PublishedAnswer {
    if (!this.known) throw new Error('nothing is published before the start');
    return this.known;
  }

  /** The set that a build's public servers show. */
  setOf(build: string): SetFacts | undefined {
    return this.sets.get(build);
  }

  /** Reads the database again, one after the other: what was committed before the call is known after it. */
  refresh(): Promise<void> {
    this.refreshing = this.refreshing.catch(() => undefined).then(() => this.read());
    return this.refreshing;
  }

  /** @param listener called after another version was found */
  onVersion(listener: () => void): void {
    this.listeners.push(listener);
  }

  private async read(): Promise<void> {
    const version = await this.versions.currentId();
    const sets = await this.siteSets.listCurrent();
    const isOther = version !== this.known?.version;
    if (isOther) this.known = await this.readAnswer();
    this.sets = new Map(sets.map((set) => [set.build, set]));
    if (isOther) for (const listener of this.listeners) listener();
  }

  private async readAnswer(): Promise<PublishedAnswer> {
    const { id: version, publishedAt, content } = await this.versions.current();
    const bytes = Buffer.from(JSON.stringify({ version, publishedAt, content: publicContent(content) }));
    return {
      version,
      publishedAt,
      bytes,
      etag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
    };
  }
}
