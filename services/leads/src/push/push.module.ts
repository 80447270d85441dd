import { Module } from '@nestjs/common';
import { OutsideModule } from '../hooks/outside/outside.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { PushDevicesService } from './push-devices.service.js';
import { PushKeysRepository } from './push-keys.repository.js';
import { OwedPushesRepository } from './owed-pushes.repository.js';

const providers = [PushDevicesService, PushKeysRepository, OwedPushesRepository];

/** The devices of staff, and what they are owed. */
@Module({ imports: [OutboxModule, OutsideModule], providers, exports: providers })
export class PushModule {}
