import type { EntityManager } from 'typeorm';
import { KnownDevice } from './known-device.entity.js';

export async function forgetDevices(manager: EntityManager, userId: string): Promise<void> {
  await manager.delete(KnownDevice, { userId });
}
