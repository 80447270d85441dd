import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditTrailModule } from '../audit/audit-trail.module.js';
import { UsersModule } from '../users/users.module.js';
import { InternalSessionController } from './internal-session.controller.js';
import { OwnSessionsController } from './own-sessions.controller.js';
import { OwnSessionsService } from './own-sessions.service.js';
import { SessionCookie } from './session-cookie.js';
import { Session } from './session.entity.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsService } from './sessions.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Session]), UsersModule, AuditTrailModule],
  controllers: [SessionsController, OwnSessionsController, InternalSessionController],
  providers: [SessionsService, OwnSessionsService, SessionCookie],
  exports: [SessionsService, SessionCookie],
})
export class SessionsModule {}
