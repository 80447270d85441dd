import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { firstVersion } from '@sandhill/company/content/first-version.js';
import { publicContent } from '@sandhill/company/content/public-content.js';
import type { SiteContent } from '@sandhill/company/content/site-content.js';
import type { GuideEntryName } from '@sandhill/company/plant-guide/guide-entry-name.js';

/** A server that answers as the content service does: with the published content and an ETag. */
export class ContentSource {
  version = 1;
  content = structuredClone(firstVersion);
  /** Entries of the guide; undefined for an older version of the service, which has no guide. */
  guide?: GuideEntryName[];
  /** Text that is sent instead of a proper answer. */
  broken?: string;
  private readonly server: Server = createServer((request, response) => {
    const etag = `"${this.version}"`;
    if (this.broken !== undefined) return void response.end(this.broken);
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
    const body = { version: this.version, content: publicContent(this.content), guide: this.guide };
    response.setHeader('ETag', etag).end(JSON.stringify(body));
  });

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  publish(change: (content: SiteContent) => void): void {
    change(this.content);
    this.version += 1;
  }

  publishGuide(guide: GuideEntryName[]): void {
    this.guide = guide;
    this.version += 1;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

export const cocoplum: GuideEntryName = {
  kind: 'plant',
  slug: 'cocoplum',
  name: { en: 'Cocoplum', es: 'Icaco' },
  words: ['Chrysobalanus icaco'],
};

export const sootyMold: GuideEntryName = {
  kind: 'issue',
  slug: 'sooty-mold',
  name: { en: 'Sooty mold', es: 'Fumagina' },
  words: [],
};
