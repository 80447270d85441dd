import { Injectable } from '@nestjs/common';
import type { Problem } from '@sandhill/company/content/problems.js';
import { operator } from '../audit/author.js';
import { problemsOf } from '../checks/content-problems.js';
import { DraftsService } from '../drafts/drafts.service.js';
import { NothingToPublish } from '../publishing/publishing.errors.js';
import { PublishingService } from '../publishing/publishing.service.js';
import type { NewVersion } from '../publishing/version-publisher.js';
import { InitialVersion } from '../versions/initial-version.js';
import { VersionsRepository } from '../versions/versions.repository.js';

export class FileRefused extends Error {
  constructor(
    message: string,
    readonly problems: readonly Problem[] = [],
  ) {
    super(message);
    this.name = 'FileRefused';
  }
}

/** Exports and imports the content as a file: to move a site, and for companies that keep their texts in git. */
@Injectable()
export class SiteFiles {
  constructor(
    private readonly initialVersion: InitialVersion,
    private readonly versions: VersionsRepository,
    private readonly drafts: DraftsService,
    private readonly publishing: PublishingService,
  ) {}

  /** Returns the published content as JSON, including parts that visitors do not get: evidence and ready answers. */
  async export(): Promise<string> {
    await this.initialVersion.ensure();
    const { content } = await this.versions.current();
    return `${JSON.stringify(content, null, 2)}\n`;
  }

  /**
   * Makes a file's content the draft.
   *
   * @param replacesDraft whether an unpublished draft may be overwritten
   * @returns whether the content differs from the published one
   * @throws FileRefused with every fault
   */
  async import(text: string, { replacesDraft }: { replacesDraft: boolean }): Promise<boolean> {
    await this.initialVersion.ensure();
    const content = parse(text);
    const problems = await problemsOf(content);
    if (problems.length > 0) throw new FileRefused('Nothing was imported.', problems);
    const { draft, isChanged } = await this.drafts.read();
    if (isChanged && !replacesDraft)
      throw new FileRefused('There is a draft that is not published. FORCE=1 replaces it.');
    const { revision } = draft;
    const state = await this.drafts.save(content, { revision, author: operator, action: 'draft_imported' });
    return state.isChanged;
  }

  /**
   * Publishes the draft; returns undefined if its content is published already.
   *
   * @throws as PublishingService.publish
   */
  async publish(): Promise<NewVersion | undefined> {
    const { draft } = await this.drafts.read();
    try {
      return await this.publishing.publish(draft.revision, 'Imported from a file', operator);
    } catch (error) {
      if (error instanceof NothingToPublish) return undefined;
      throw error;
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FileRefused('This file is not JSON. Nothing was imported.');
  }
}
