import { Injectable } from '@nestjs/common';

/** Looks up the current names of actors and subjects. The audit trail itself stores only their ids. */
@Injectable()
export abstract class AuditNames {
  /** Returns the names by id. Ids of deleted actors and subjects are missing. */
  abstract read(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
