import { setTimeout as pause } from 'node:timers/promises';
import type { SiteContent } from '@sandhill/company/content/site-content.js';

interface Draft {
  content: SiteContent;
  revision: number;
}

interface SiteEditorOptions {
  url: string;
  /** Origin of the site, if it is different from `url`. */
  origin?: string;
  /** Session cookie of an administrator. */
  cookie: string;
}

export class SiteEditor {
  private readonly options: SiteEditorOptions;

  constructor(options: SiteEditorOptions) {
    this.options = options;
  }

  /** Publishes a change. @returns the number of the version */
  async publish(change: (content: SiteContent) => void): Promise<number> {
    const { content, revision } = await this.readDraft();
    change(content);
    const draft = await this.call<Draft>('PUT', 'draft', { content }, revision);
    const { version } = await this.call<{ version: number }>('POST', 'publish', {}, draft.revision);
    return version;
  }

  async discardDraft(): Promise<void> {
    await this.call('DELETE', 'draft', undefined, (await this.readDraft()).revision);
  }

  readDraft(): Promise<Draft> {
    return this.call('GET', 'draft');
  }

  /** Publishes the content of the version before the current one again. @returns the new version's number */
  async undo(version: number): Promise<number> {
    return (await this.call<{ version: number }>('POST', 'undo', { version })).version;
  }

  async call<Answer>(method: string, path: string, body?: object, revision?: number): Promise<Answer> {
    const { url, origin = url, cookie } = this.options;
    const answer = await fetch(`${url}/api/site/${path}`, {
      method,
      headers: {
        Cookie: cookie,
        Origin: origin,
        ...(body && { 'Content-Type': 'application/json' }),
        ...(revision !== undefined && { 'If-Match': `"${revision}"` }),
      },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
}

/**
 * Simulates browsers of visitors while the firm publishes. They load pages, and the content files that the pages name.
 */
export class Readers {
  reads = 0;
  /** Faults that visitors would have seen. The list must stay empty. */
  readonly faults: string[] = [];
  private isReading = true;
  private readonly reading: Promise<void[]>;
  private readonly url: string;

  /** @param markOf returns a text of the content that differs between versions and that the page also contains */
  constructor(url: string, markOf: (words: Words) => string) {
    this.url = url;
    this.reading = Promise.all(['/', '/es', '/contact', '/es/about'].map((path) => this.read(path, markOf)));
  }

  async stop(): Promise<void> {
    this.isReading = false;
    await this.reading;
  }

  private async read(path: string, markOf: (words: Words) => string): Promise<void> {
    while (this.isReading) {
      const fault = await this.faultOf(path, markOf).catch((error: Error) => error.message);
      if (fault) this.faults.push(`${path}: ${fault}`);
      this.reads += 1;
      await pause(pauseMs);
    }
  }

  private async faultOf(path: string, markOf: (words: Words) => string): Promise<string | undefined> {
    const page = await fetch(this.url + path);
    const html = await page.text();
    if (!page.ok || !html.endsWith('</html>\n')) return `status ${page.status}, or not whole`;
    const file = /"content":"(\/site\/[^"]+)"/.exec(html)?.[1];
    const words = await fetch(`${this.url}${file}`);
    if (!words.ok) return `${file}: status ${words.status}`;
    const mark = markOf((await words.json()) as Words);
    return html.includes(mark) ? undefined : `does not show "${mark}", which its words say`;
  }
}

interface Words {
  profile: { fullName: string; socialMedia: { pinterest?: string } };
}

const pauseMs = 100;
