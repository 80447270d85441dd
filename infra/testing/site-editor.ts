import { setTimeout as pause } from 'node:timers/promises';
import type { SiteContent } from '@sandhill/company/content/site-content.js';

interface Draft {
  content: SiteContent;
  revision: number;
}

interface SiteEditorOptions {
  url: string;
  /** Of the site, where that is not `url`. */
  origin?: string;
  /** A session of an administrator. */
  cookie: string;
}

/** Edits and publishes the words of a running product, by its API. */
export class SiteEditor {
  private readonly options: SiteEditorOptions;

  constructor(options: SiteEditorOptions) {
    this.options = options;
  }

  /** Publishes with a change. @returns the version */
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

  /** Publishes what was there before the current version. @returns the version */
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

/** Simulates visitors' browsers while the firm publishes: they load pages, each with the words that it names. */
export class Readers {
  reads = 0;
  /** Faults that no visitor may meet. */
  readonly faults: string[] = [];
  private isReading = true;
  private readonly reading: Promise<void[]>;
  private readonly url: string;

  /** @param markOf tells a version by what its words say and its pages show */
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

/** The words in a page, as far as tests look at them. */
interface Words {
  profile: { fullName: string; socialMedia: { pinterest?: string } };
}

/** Between two pages that a visitor reads, in milliseconds. */
const pauseMs = 25;
