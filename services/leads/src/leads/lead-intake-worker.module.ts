import { Module } from '@nestjs/common';
import { SubmissionsPurge } from './submissions/submissions-purge.js';
import { SubmissionsRepository } from './submissions/submissions.repository.js';

/** Purges expired submissions. */
@Module({ providers: [SubmissionsPurge, SubmissionsRepository] })
export class LeadIntakeWorkerModule {}
