import { DomainError } from '@sandhill/platform/errors/domain.error.js';
import { nameOf, type Entry } from './entry-kinds.js';

/** 409: an undo would overwrite the text of a draft, which no version contains. */
export class EntryRewritten extends DomainError {
  constructor(entry: Entry) {
    super(
      409,
      'entry_rewritten',
      `“${nameOf(entry)}” was rewritten as a draft. Publish it or restore its previous text.`,
    );
  }
}
