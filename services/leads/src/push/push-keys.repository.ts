import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import webPush from 'web-push';
import { PushKeys } from './push-keys.entity.js';

/** The site's VAPID keys. They never change: browsers are bound to them. */
@Injectable()
export class PushKeysRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Reads the keys and creates them if there are none. Of two processes at once, only one creates them. */
  async read(): Promise<PushKeys> {
    const { manager } = this.dataSource;
    const keys = await manager.findOneBy(PushKeys, { id: 1 });
    if (keys) return keys;
    const made = { id: 1, ...webPush.generateVAPIDKeys() };
    await manager.createQueryBuilder().insert().into(PushKeys).values(made).orIgnore().execute();
    return manager.findOneByOrFail(PushKeys, { id: 1 });
  }
}
