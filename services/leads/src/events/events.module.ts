import { Module } from '@nestjs/common';
import { LeadEventStreams } from './lead-event-streams.js';
import { LeadEventsRepository } from './lead-events.repository.js';

/** Tells open lists about new and changed leads. */
@Module({ providers: [LeadEventStreams, LeadEventsRepository], exports: [LeadEventStreams] })
export class EventsModule {}
