import { Module } from '@nestjs/common';
import { StepsRepository } from './steps.repository.js';
import { StepsService } from './steps.service.js';

/** How the steps are set. */
@Module({ providers: [StepsRepository, StepsService], exports: [StepsRepository, StepsService] })
export class StepsModule {}
