import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { AuditNames } from './audit-names.js';
import { AuditReader } from './audit-reader.js';
import { auditControllerOf, type AuditRoute } from './audit.controller.js';

interface AuditOptions extends AuditRoute {
  names: Type<AuditNames>;
}

/** Lists a service's audit trail for owners. Events are written with `recordAudit`. */
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
