import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { HandOversRepository } from './hand-overs.repository.js';
import { OnCallController } from './on-call.controller.js';
import { OnCall } from './on-call.repository.js';
import { QuietHoursService } from './quiet-hours.service.js';
import { RotaService } from './rota.service.js';

@RoleModule({
  providers: [OnCall],
  exports: [OnCall],
  http: { controllers: [OnCallController], providers: [QuietHoursService, RotaService] },
  worker: { providers: [HandOversRepository], exports: [HandOversRepository] },
})
export class OnCallModule {}
