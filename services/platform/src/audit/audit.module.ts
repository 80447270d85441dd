import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { AuditNames } from './audit-names.js';
import { AuditReader } from './audit-reader.js';
import { auditControllerOf, type AuditRoute } from './audit.controller.js';

export interface AuditOptions extends AuditRoute {
  /** Knows what the service calls those in its trail. */
  names: Type<AuditNames>;
}

/** Shows owners what was done in a service (decision A10); who writes it calls `recordAudit`. */
@Module({})
export class AuditModule {
  static forRoot({ names, ...route }: AuditOptions): DynamicModule {
    return {
      module: AuditModule,
      controllers: [auditControllerOf(route)],
      providers: [{ provide: AuditNames, useClass: names }, AuditReader],
    };
  }
}
