import { Module } from '@nestjs/common';
import { SubmissionsPurge } from './submissions/submissions-purge.js';
import { SubmissionsRepository } from './submissions/submissions.repository.js';

/** Forgets submissions that can no longer be repeated. */
@Module({ providers: [SubmissionsPurge, SubmissionsRepository] })
export class LeadIntakeWorkerModule {}
