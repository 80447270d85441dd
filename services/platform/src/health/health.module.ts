import { Module, type DynamicModule, type FactoryProvider, type ModuleMetadata } from '@nestjs/common';
import type { HealthCheck } from './health-check.js';
import { HEALTH_CHECKS, HealthController } from './health.controller.js';

export interface HealthOptions {
  imports?: ModuleMetadata['imports'];
  inject?: FactoryProvider['inject'];
  /** Gets what `inject` names and says what the process depends on. */
  useFactory: (...dependencies: never[]) => HealthCheck[];
}

/** `/health/live` and `/health/ready` of one process. */
@Module({})
export class HealthModule {
  static forRoot({ imports = [], inject = [], useFactory }: HealthOptions): DynamicModule {
    return {
      module: HealthModule,
      imports,
      controllers: [HealthController],
      providers: [
        { provide: HEALTH_CHECKS, inject, useFactory: useFactory as FactoryProvider['useFactory'] },
      ],
    };
  }
}
