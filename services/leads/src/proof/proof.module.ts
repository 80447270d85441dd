import { Module } from '@nestjs/common';
import { AlarmsModule } from '../mail/alarms/alarms.module.js';
import { ProofWatch } from './proof-watch.js';
import { ProofService } from './proof.service.js';
import { ProofsRepository } from './proofs.repository.js';

/** Watches the daily test lead, in the process that takes leads. */
@Module({
  imports: [AlarmsModule],
  providers: [ProofService, ProofWatch, ProofsRepository],
  exports: [ProofService],
})
export class ProofModule {}
