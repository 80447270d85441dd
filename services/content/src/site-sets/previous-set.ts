import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { loggableError } from '@sandhill/platform/errors/error.filter.js';
import { runProgram } from './run-program.js';
import { SiteSetsRepository } from './site-sets.repository.js';
import { makeWorkFolder, removeWorkFolder } from './work-folder.js';

/**
 * Keeps the files of the previous set, so that the renderer can reuse unchanged pages. After a start of the process,
 * the files are read from the database.
 */
@Injectable()
export class PreviousSet implements OnModuleDestroy {
  private readonly log = new Logger(PreviousSet.name);
  private kept?: { build: string; work: string };

  constructor(private readonly sets: SiteSetsRepository) {}

  /**
   * Returns the folder with a build's previous set; undefined if there is none or it cannot be read, so that every page
   * is rendered.
   */
  async folderOf(build: string): Promise<string | undefined> {
    if (this.kept?.build !== build) await this.fetch(build);
    return this.kept?.build === build ? folderIn(this.kept.work) : undefined;
  }

  /** Takes over the folder of a new set, and deletes the folder of the previous one. */
  async keep(build: string, folder: string): Promise<void> {
    const work = await makeWorkFolder('before');
    await rename(folder, folderIn(work));
    await this.replace({ build, work });
  }

  async onModuleDestroy(): Promise<void> {
    await this.replace(undefined);
  }

  private async fetch(build: string): Promise<void> {
    let work: string | undefined;
    try {
      const set = (await this.sets.listCurrent()).find((one) => one.build === build);
      if (!set) return;
      work = await makeWorkFolder('before');
      const file = join(work, 'set.tar');
      await pipeline(Readable.from(this.sets.read(set.sha256, set.bytes)), createWriteStream(file));
      await mkdir(folderIn(work));
      await runProgram({ name: 'unpack-set', args: [file, folderIn(work)] });
      await rm(file);
      await this.replace({ build, work });
    } catch (error) {
      this.log.warn({ err: loggableError(error) }, 'the set before cannot be read: every page is drawn');
      if (work) await removeWorkFolder(work);
    }
  }

  private async replace(next: typeof this.kept): Promise<void> {
    const before = this.kept;
    this.kept = next;
    if (before) await removeWorkFolder(before.work);
  }
}

const folderIn = (work: string) => join(work, 'set');
