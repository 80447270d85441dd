import { Module } from '@nestjs/common';
import { ProofMark } from '../leads/contacts/proof-mark.js';
import { PhotosModule } from '../photos/photos.module.js';
import { ProofRun } from './proof-run.js';
import { ProofsRepository } from './proofs.repository.js';

/** Sends the daily test lead, in the worker. */
@Module({ imports: [PhotosModule], providers: [ProofMark, ProofRun, ProofsRepository] })
export class ProofWorkerModule {}
