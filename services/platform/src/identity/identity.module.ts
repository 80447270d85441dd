import { Module, type DynamicModule } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { IdentityGuard } from './identity.guard.js';
import { IdentityStrategy, type IdentityOptions } from './identity.strategy.js';

@Module({})
export class IdentityModule {
  static forRoot(options: IdentityOptions): DynamicModule {
    return {
      module: IdentityModule,
      imports: [PassportModule],
      providers: [
        { provide: IdentityStrategy, useFactory: () => new IdentityStrategy(options) },
        { provide: APP_GUARD, useClass: IdentityGuard },
      ],
    };
  }
}
