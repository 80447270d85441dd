import { Module, type DynamicModule, type FactoryProvider, type ModuleMetadata } from '@nestjs/common';
import { MetricsModule } from '../metrics/metrics.module.js';
import type { HealthCheck } from './health-check.js';
import { HEALTH_CHECKS, HEALTH_FIGURES, HealthController, type HealthFigures } from './health.controller.js';

export interface HealthOptions {
  imports?: ModuleMetadata['imports'];
  inject?: FactoryProvider['inject'];
  /** Receives the providers that `inject` names, and returns a check for each dependency of the process. */
  useFactory: (...dependencies: never[]) => HealthCheck[];
  /** Figures to report with the state. Their factory receives the providers that its own `inject` names. */
  figures?: { inject: FactoryProvider['inject']; useFactory: (...dependencies: never[]) => HealthFigures };
}

const noFigures: HealthFigures = async () => ({});

/** Serves `/health/live`, `/health/ready` and `/metrics` of one process. */
@Module({})
export class HealthModule {
  static forRoot({ imports = [], inject = [], useFactory, figures }: HealthOptions): DynamicModule {
    return {
      module: HealthModule,
      imports: [...imports, MetricsModule],
      controllers: [HealthController],
      providers: [
        { provide: HEALTH_CHECKS, inject, useFactory: useFactory as FactoryProvider['useFactory'] },
        figures
          ? {
              provide: HEALTH_FIGURES,
              inject: figures.inject,
              useFactory: figures.useFactory as FactoryProvider['useFactory'],
            }
          : { provide: HEALTH_FIGURES, useValue: noFigures },
      ],
    };
  }
}
