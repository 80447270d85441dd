import { Injectable } from '@nestjs/common';
import { lockUntilCommit } from '@sandhill/platform/database/lock-until-commit.js';
import { DomainError, NotFound, ValidationFailed } from '@sandhill/platform/errors/domain.error.js';
import { DataSource, Not } from 'typeorm';
import { ExternalClient } from '../hooks/external/external-client.js';
import { ExternalRequestFailure } from '../hooks/external/external.errors.js';
import { DeliveryQueue } from '@sandhill/platform/delivery/delivery-queue.js';
import { Delivery } from '../deliveries/delivery.entity.js';
import { PushDevice } from './push-device.entity.js';
import { toPushDevice, type CreatePushDeviceDto, type PushDeviceResponse } from './push-devices.dto.js';

const maxDevices = 10;
const unknown = 'You have no such device.';

/** Lists, adds and deletes the devices of staff. Users see and change only their own devices. */
@Injectable()
export class PushDevicesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly external: ExternalClient,
    private readonly deliveries: DeliveryQueue,
  ) {}

  async list(userId: string): Promise<PushDeviceResponse[]> {
    const devices = await this.dataSource.manager.find(PushDevice, {
      where: { userId },
      order: { createdAt: 'ASC' },
    });
    return devices.map(toPushDevice);
  }

  /**
   * Adds a device. A browser that is already registered is moved to the caller: the user who signed in there gets its
   * messages.
   */
  async add(
    userId: string,
    { endpoint, keys, label, language }: CreatePushDeviceDto,
  ): Promise<PushDeviceResponse> {
    await this.check(endpoint);
    return this.dataSource.transaction(async (manager) => {
      await lockUntilCommit(manager, `push-devices ${userId}`);
      if ((await manager.countBy(PushDevice, { userId, endpoint: Not(endpoint) })) >= maxDevices)
        throw new DomainError(
          409,
          'too_many_devices',
          `You can have ${maxDevices} devices. Please remove one.`,
        );
      const { p256dh, auth } = keys;
      const device = { userId, endpoint, p256dh, auth, label: label ?? null, language: language ?? 'en' };
      await manager.upsert(PushDevice, device, ['endpoint']);
      return toPushDevice(await manager.findOneByOrFail(PushDevice, { endpoint }));
    });
  }

  /** @throws NotFound */
  async remove(userId: string, id: string): Promise<void> {
    const { affected } = await this.dataSource.manager.delete(PushDevice, { id, userId });
    if (!affected) throw new NotFound(unknown);
  }

  /** @throws NotFound */
  async test(userId: string, id: string): Promise<void> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(PushDevice, { id, userId }))) throw new NotFound(unknown);
    const test = manager.create(Delivery, { channel: 'push', deviceId: id, kind: 'test' });
    const push = await manager.save(test);
    this.deliveries.enqueueInBackground('push', [push.id]);
  }

  private async check(endpoint: string): Promise<void> {
    try {
      await this.external.check(endpoint);
    } catch (error) {
      if (!(error instanceof ExternalRequestFailure)) throw error;
      const message = 'This browser’s push service cannot be reached';
      throw new ValidationFailed({ endpoint: { message, code: error.problem } });
    }
  }
}
