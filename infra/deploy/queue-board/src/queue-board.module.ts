import { Module, type DynamicModule } from '@nestjs/common';
import { ConfigModule } from '@sandhill/platform/config/config.module.js';
import { HealthModule } from '@sandhill/platform/health/health.module.js';
import { IdentityModule } from '@sandhill/platform/identity/identity.module.js';
import { LoggingModule } from '@sandhill/platform/logging/logging.module.js';
import { BoardController } from './board.controller.js';
import { Board } from './board.js';
import type { QueueBoardConfig } from './queue-board.config.js';

@Module({})
export class QueueBoardModule {
  static forRoot(config: QueueBoardConfig): DynamicModule {
    return {
      module: QueueBoardModule,
      imports: [
        ConfigModule.forRoot(config),
        LoggingModule.forRoot('queue-board', config),
        IdentityModule.forRoot({ audience: 'queue-board', publicKey: config.IDENTITY_PUBLIC_KEY }),
        HealthModule.forRoot({ useFactory: () => [] }),
      ],
      controllers: [BoardController],
      providers: [Board],
    };
  }
}
