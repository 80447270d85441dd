import { IntersectionType, OmitType, PartialType } from '@nestjs/mapped-types';
import type * as described from './decorators.js';

const nothing = () => () => undefined;

/** Stand-ins for the exports of `decorators.js` in running services. Derived types keep their validation rules. */
export { IntersectionType, OmitType, PartialType };
export const ApiBody: typeof described.ApiBody = nothing;
export const ApiExcludeController: typeof described.ApiExcludeController = nothing;
export const ApiExtension: typeof described.ApiExtension = nothing;
export const ApiHeader: typeof described.ApiHeader = nothing;
export const ApiOperation: typeof described.ApiOperation = nothing;
export const ApiProduces: typeof described.ApiProduces = nothing;
export const ApiProperty: typeof described.ApiProperty = nothing;
export const ApiPropertyOptional: typeof described.ApiPropertyOptional = nothing;
export const ApiQuery: typeof described.ApiQuery = nothing;
export const ApiResponse: typeof described.ApiResponse = nothing;
export const ApiSecurity: typeof described.ApiSecurity = nothing;
export const ApiTags: typeof described.ApiTags = nothing;
