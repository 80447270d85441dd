import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { LeadEventStreams } from './lead-event-streams.js';
import { LeadEventsRepository } from './lead-events.repository.js';
import { LeadEventsController } from './lead-events.controller.js';

@RoleModule({
  http: { controllers: [LeadEventsController], providers: [LeadEventStreams, LeadEventsRepository] },
})
export class EventsModule {}
