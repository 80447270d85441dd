import { Module, type DynamicModule, type ModuleMetadata, type Type } from '@nestjs/common';
import { MetricsModule } from '../metrics/metrics.module.js';
import type { Job, JobHandler } from './job.js';
import { JobWorkers, type JobWorkersOptions } from './job-workers.js';
import { JOB_WORKER_OPTIONS } from './queue.tokens.js';

export interface JobWorkersModuleOptions {
  imports: ModuleMetadata['imports'];
  jobs: readonly Job<never>[];
  /** Handler classes, exported by `imports`. */
  handlers: readonly Type<JobHandler<never>>[];
  concurrency: number;
}

/** Runs a worker's jobs, for its composition root. */
@Module({})
export class JobWorkersModule {
  static forRoot({ imports, jobs, handlers, concurrency }: JobWorkersModuleOptions): DynamicModule {
    const options = {
      provide: JOB_WORKER_OPTIONS,
      inject: [...handlers],
      useFactory: (...instances: JobHandler<never>[]): JobWorkersOptions => ({
        jobs,
        handlers: instances,
        concurrency,
      }),
    };
    return {
      module: JobWorkersModule,
      imports: [...(imports ?? []), MetricsModule],
      providers: [options, JobWorkers],
    };
  }
}
