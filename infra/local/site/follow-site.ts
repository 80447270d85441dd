import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PublishedSite } from './published-site.ts';
import { SetNotFetched, type NamedSet, type SetSources } from './set-sources.ts';
import { RefusedSet, unpackSet } from './site-set.ts';

interface Options {
  site: PublishedSite;
  sources: SetSources;
  build: string;
  /** Pause between two requests for the published set of pages, in milliseconds. */
  pauseMs?: number;
}

/**
 * Number of failures of the content service after which the object store is asked. As long as no set is shown, the
 * store is asked after the first failure.
 */
const failuresUntilStore = 3;
const maxWait = 30;

/**
 * Asks about once a second which page set is published for this build, fetches the set and switches to it.
 * infra/deploy/docker/take-site.sh does the same beside nginx.
 */
export class SiteFollower {
  private readonly site: PublishedSite;
  private readonly sources: SetSources;
  private readonly build: string;
  private readonly pauseMs: number;
  private failures = 0;
  private refused = '';
  /**
   * A set that could not be fetched or put in place, with its last wait and the remaining wait. Both are numbers of
   * calls of `askOnce`.
   */
  private failed = { set: '', wait: 0, left: 0 };

  constructor({ site, sources, build, pauseMs = 1_000 }: Options) {
    this.site = site;
    this.sources = sources;
    this.build = build;
    this.pauseMs = pauseMs;
  }

  /** Follows until the process ends. */
  async follow(): Promise<never> {
    for (;;) {
      await this.askOnce().catch((error: Error) => log('warn', error.message));
      await pause(this.pauseMs);
    }
  }

  private async askOnce(): Promise<void> {
    const named = await this.namedSet();
    if (named && named.set !== this.site.shown) await this.take(named);
  }

  /**
   * Returns the set that should be shown; undefined to keep the shown set. Asks the content service, and while the
   * service fails, the object store. Ignores a set of the store unless it is newer than the shown set.
   */
  private async namedSet(): Promise<NamedSet | undefined> {
    const { shown } = this.site;
    try {
      const named = await this.sources.askContent(shown);
      if (this.failures >= failuresUntilStore) log('info', 'The service content answers again.');
      this.failures = 0;
      return named;
    } catch {
      this.failures += 1;
      if (this.failures === failuresUntilStore)
        log('warn', 'The service content names no set; the object store is asked.');
      if (shown && this.failures < failuresUntilStore) return undefined;
    }
    const named = await this.sources.askStore(shown).catch(() => undefined);
    return named && named.version > (this.site.version ?? -1) ? named : undefined;
  }

  private async take({ set, version }: NamedSet): Promise<void> {
    if (set === this.refused) return;
    if (set === this.failed.set && this.failed.left > 0) {
      this.failed.left -= 1;
      return;
    }
    const incoming = join(this.site.folder, 'incoming');
    const file = join(incoming, 'set.tar');
    const folder = join(incoming, 'set');
    try {
      if (!existsSync(this.site.setFolder(set))) {
        await this.sources.download(set, file);
        const { shown } = this.site;
        await unpackSet({
          file,
          folder,
          name: set,
          build: this.build,
          shown: shown && this.site.setFolder(shown),
        });
        renameSync(folder, this.site.setFolder(set));
      }
      this.site.show(`sets/${set}`);
      this.failed.set = '';
      log('info', `Shows the set ${set}, version ${version}.`);
    } catch (error) {
      const { message } = error as Error;
      if (error instanceof RefusedSet) this.refuse(set, message);
      else this.putOff(set, error instanceof SetNotFetched ? 'fetched' : `put in place: ${message}`);
    } finally {
      for (const path of [file, folder]) rmSync(path, { recursive: true, force: true });
    }
  }

  private refuse(set: string, reason: string): void {
    this.refused = set;
    log('warn', `The set ${set} ${reason} and is not shown.`);
  }

  /** Postpones a set, so that it is tried again after increasing pauses. Logs this once for each set. */
  private putOff(set: string, what: string): void {
    const isNew = this.failed.set !== set;
    if (isNew) log('warn', `The set ${set} cannot be ${what}. It will be tried again.`);
    const wait = isNew ? 1 : Math.min(this.failed.wait * 2 + 1, maxWait);
    this.failed = { set, wait, left: wait };
  }
}

function log(level: 'info' | 'warn', msg: string): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, part: 'web', msg })}\n`);
}
