import { Module, type DynamicModule } from '@nestjs/common';
import { BinController } from './bin.controller.js';
import { BinService } from './bin.service.js';

/** The bin, for administrators. */
@Module({})
export class BinModule {
  static forRoot(projects: DynamicModule): DynamicModule {
    return { module: BinModule, imports: [projects], controllers: [BinController], providers: [BinService] };
  }
}
