import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { staffEmail } from './staff-session.ts';

const toStaff = new RegExp(`^To: .*${staffEmail}`, 'im');
const messageIdHeader = /^Message-ID:\s*(<[^>]+>)/im;

export class MailCount {
  private readonly seen = new Set<string>();
  private readonly byId = new Map<string, number>();

  private readonly folder: string;
  private readonly withStaff: boolean;

  /** @param withStaff whether mails to the owner of the trial are counted, too */
  constructor(folder: string, { withStaff = false } = {}) {
    this.folder = folder;
    this.withStaff = withStaff;
  }

  /**
   * Reads the mails that have arrived since the last call.
   *
   * @returns the number of times that each `Message-ID` has arrived so far
   */
  read(): ReadonlyMap<string, number> {
    for (const file of readdirSync(this.folder)) {
      if (this.seen.has(file) || !file.endsWith('.eml')) continue;
      this.seen.add(file);
      const head = readFileSync(join(this.folder, file), 'utf8').slice(0, 8000);
      if (!this.withStaff && toStaff.test(head)) continue;
      const id = messageIdHeader.exec(head)?.[1] ?? '(none)';
      this.byId.set(id, (this.byId.get(id) ?? 0) + 1);
    }
    return this.byId;
  }
}
