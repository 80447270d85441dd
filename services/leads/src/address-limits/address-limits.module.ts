import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { AddressLimits } from './address-limits.repository.js';

@RoleModule({ providers: [AddressLimits], exports: [AddressLimits] })
export class AddressLimitsModule {}
