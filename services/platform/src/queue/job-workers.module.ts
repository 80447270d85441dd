import { Module, type DynamicModule, type ModuleMetadata, type Type } from '@nestjs/common';
import { MetricsModule } from '../metrics/metrics.module.js';
import type { JobHandler } from './job.js';
import { JobWorkers, type JobWorkersOptions } from './job-workers.js';
import { JOB_WORKER_OPTIONS } from './queue.tokens.js';

interface JobWorkersModuleOptions extends Omit<JobWorkersOptions, 'handlers'> {
  imports: ModuleMetadata['imports'];
  /** Handler classes, exported by `imports`. */
  handlers: readonly Type<JobHandler<never>>[];
  /** Tokens of lists of handlers, exported by `imports`. The handlers in the lists declare their jobs. */
  handlerLists?: readonly symbol[];
}

@Module({})
export class JobWorkersModule {
  static forRoot({
    imports,
    jobs,
    handlers,
    handlerLists = [],
    ...settings
  }: JobWorkersModuleOptions): DynamicModule {
    const options = {
      provide: JOB_WORKER_OPTIONS,
      inject: [...handlers, ...handlerLists],
      useFactory: (...given: Array<JobHandler<never> | JobHandler<never>[]>): JobWorkersOptions => ({
        jobs: [...jobs, ...given.filter(Array.isArray).flatMap((list) => list.map(({ job }) => job))],
        handlers: given.flat(),
        ...settings,
      }),
    };
    return {
      module: JobWorkersModule,
      imports: [...(imports ?? []), MetricsModule],
      providers: [options, JobWorkers],
    };
  }
}
