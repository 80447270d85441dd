import { Injectable } from '@nestjs/common';

/** Current names of the actors and subjects of a trail, which itself stores only ids. */
@Injectable()
export abstract class AuditNames {
  /** @returns names by id; deleted ones are missing. */
  abstract read(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
