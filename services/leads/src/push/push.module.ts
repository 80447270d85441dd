import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { ExternalClientModule } from '../hooks/external/external.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { PushDevicesService } from './push-devices.service.js';
import { PushKeysRepository } from './push-keys.repository.js';
import { OwedPushesRepository } from './owed-pushes.repository.js';
import { MailModule } from '../mail/mail.module.js';
import { PushChannel } from './push.channel.js';
import { PushDevicesController } from './push-devices.controller.js';

@RoleModule({
  imports: [OutboxModule, ExternalClientModule],
  providers: [OwedPushesRepository, PushKeysRepository],
  exports: [OwedPushesRepository],
  http: { controllers: [PushDevicesController], providers: [PushDevicesService] },
  worker: { imports: [MailModule], providers: [PushChannel], exports: [PushChannel] },
})
export class PushModule {}
