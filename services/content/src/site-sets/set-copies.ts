import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { ContentConfig } from '../content.config.js';
import { LocksRepository } from '../locks/locks.repository.js';
import { runProgram } from './run-program.js';
import { SiteSetsRepository, type SetFacts } from './site-sets.repository.js';
import { pointerName, pointerTo, setNamedIn, storeVariables } from './site-store.js';
import { makeWorkFolder, removeWorkFolder } from './work-folder.js';

const copyLock = 5_160_003;
const answerWithinMs = 5_000;
const maxTries = 20;
const betweenTriesMs = 1_000;

/**
 * Keeps copies of the current sets in the object store, where public servers read while this service is unavailable.
 * The copies are updated from the database, so a store that was unavailable or restored catches up. Reads are
 * anonymous, like those of public servers. Writes run in a separate process, because the store's client takes 20 MiB of
 * memory.
 */
@Injectable()
export class SetCopies {
  constructor(
    private readonly config: ContentConfig,
    private readonly locks: LocksRepository,
    private readonly sets: SiteSetsRepository,
  ) {}

  /**
   * Copies each build's current set to the object store: first the tar, then the pointer that names it. While another
   * instance of the service is copying, waits up to 20 seconds and then copies what is missing, because that instance
   * may have started before the newest set was stored.
   *
   * @throws if the store is unavailable
   */
  async update(): Promise<void> {
    for (let tries = maxTries; tries > 0; tries -= 1) {
      if (await this.locks.whileHolding(copyLock, () => this.copyAll())) return;
      await pause(betweenTriesMs);
    }
  }

  /**
   * Removes the pointers of builds without a current set, and the tars that neither the database nor a pointer names.
   *
   * @returns false, with nothing removed, if another instance of the service is changing the store
   * @throws if the store is unavailable
   */
  async removeOld(): Promise<boolean> {
    const hasLooked = await this.locks.whileHolding(copyLock, async () => {
      const builds = (await this.sets.listCurrent()).map(({ build }) => build);
      const input = JSON.stringify({ builds, names: await this.sets.listNames() });
      const environment = storeVariables(this.config);
      await runProgram({ name: 'remove-old-copies', args: [], environment, input });
      return true;
    });
    return hasLooked ?? false;
  }

  /** @throws if the store does not answer */
  async ping(): Promise<void> {
    await this.readObject('ping');
  }

  private async copyAll(): Promise<true> {
    for (const set of await this.sets.listCurrent()) {
      const pointer = await this.readObject(pointerName(set.build));
      if (setNamedIn(pointer) !== set.sha256) await this.copy(set);
    }
    return true;
  }

  private async copy(set: SetFacts): Promise<void> {
    const { sha256, build, bytes } = set;
    const folder = await makeWorkFolder();
    try {
      const file = join(folder, 'set.tar');
      await pipeline(Readable.from(this.sets.read(sha256, bytes)), createWriteStream(file));
      const environment = storeVariables(this.config);
      await runProgram({ name: 'copy-set', args: [file, sha256, build, pointerTo(set)], environment });
    } finally {
      await removeWorkFolder(folder);
    }
  }

  /**
   * Returns the text of an object; empty if the object does not exist or is not public.
   *
   * @throws if the store is unavailable
   */
  private async readObject(key: string): Promise<string> {
    const { S3_URL, SITE_BUCKET } = this.config;
    const url = `${S3_URL.replace(/\/$/, '')}/${SITE_BUCKET}/${key}`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(answerWithinMs) });
    const text = await answer.text();
    if (answer.status >= 500) throw new Error(`the object store answered ${answer.status}`);
    return answer.ok ? text : '';
  }
}
