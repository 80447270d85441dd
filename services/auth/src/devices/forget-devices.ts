import type { EntityManager } from 'typeorm';
import { KnownDevice } from './known-device.entity.js';

/** Deletes all known browsers of an account; they then count as unknown. */
export async function forgetDevices(manager: EntityManager, userId: string): Promise<void> {
  await manager.delete(KnownDevice, { userId });
}
