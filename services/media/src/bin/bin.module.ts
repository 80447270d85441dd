import { Module, type DynamicModule } from '@nestjs/common';
import { BinController } from './bin.controller.js';
import { BinService } from './bin.service.js';

/** The bin, for administrators. */
@Module({})
export class BinModule {
  static forRoot(images: DynamicModule, projects: DynamicModule): DynamicModule {
    return {
      module: BinModule,
      imports: [images, projects],
      controllers: [BinController],
      providers: [BinService],
    };
  }
}
