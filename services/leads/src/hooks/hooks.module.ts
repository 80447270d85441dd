import { Module } from '@nestjs/common';
import { OutboxModule } from '../outbox/outbox.module.js';
import { OutsideModule } from './outside/outside.module.js';
import { WebHooksRepository } from './web-hooks.repository.js';
import { WebHooksService } from './web-hooks.service.js';

const providers = [WebHooksRepository, WebHooksService];

/** What owners do with web hooks. */
@Module({ imports: [OutboxModule, OutsideModule], providers, exports: providers })
export class HooksModule {}
