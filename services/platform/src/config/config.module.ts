import { Global, Module, type DynamicModule } from '@nestjs/common';
import { ProcessConfig } from './process.config.js';

/** Provides the process's configuration under its class and as `ProcessConfig`. */
@Global()
@Module({})
export class ConfigModule {
  static forRoot(config: ProcessConfig): DynamicModule {
    const own = config.constructor as new () => ProcessConfig;
    const providers = [
      { provide: own, useValue: config },
      { provide: ProcessConfig, useValue: config },
    ];
    return { module: ConfigModule, providers, exports: providers };
  }
}
