import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { ExternalClientModule } from './external/external.module.js';
import { WebHooksRepository } from './web-hooks.repository.js';
import { WebHooksService } from './web-hooks.service.js';
import { MailModule } from '../mail/mail.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { WebHookChannel } from './web-hook.channel.js';
import { WebHookEventsRepository } from './web-hook-events.repository.js';
import { WebHookFactsRepository } from './web-hook-facts.repository.js';
import { WebHookPayloads } from './web-hook-payloads.js';
import { WebHooksController } from './web-hooks.controller.js';

@RoleModule({
  imports: [OutboxModule, ExternalClientModule],
  providers: [WebHooksRepository],
  exports: [WebHooksRepository],
  http: { controllers: [WebHooksController], providers: [WebHooksService] },
  worker: {
    imports: [MailModule, PhotosModule],
    providers: [WebHookChannel, WebHookEventsRepository, WebHookFactsRepository, WebHookPayloads],
    exports: [WebHookChannel],
  },
})
export class HooksModule {}
