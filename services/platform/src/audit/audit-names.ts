import { Injectable } from '@nestjs/common';

/** What people call those whom a trail speaks of. Read at the time of asking: the trail itself holds ids alone. */
@Injectable()
export abstract class AuditNames {
  /** By id; what is gone is missing. */
  abstract read(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
