import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import webPush from 'web-push';
import { PushKeys } from './push-keys.entity.js';

/** The site's VAPID keys. They never change: browsers are bound to them. */
@Injectable()
export class PushKeysRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Reads the keys and creates them if there are none. If two processes call it at the same time, only one creates
   * keys.
   */
  async read(): Promise<PushKeys> {
    const { manager } = this.dataSource;
    const keys = await manager.findOneBy(PushKeys, { id: 1 });
    if (keys) return keys;
    const made = { id: 1, ...webPush.generateVAPIDKeys() };
    await manager.createQueryBuilder().insert().into(PushKeys).values(made).orIgnore().execute();
    return manager.findOneByOrFail(PushKeys, { id: 1 });
  }
}
