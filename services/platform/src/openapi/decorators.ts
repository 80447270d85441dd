/**
 * Decorators that describe routes and bodies. Import them as `@sandhill/platform/openapi/decorators.js`: a running
 * service gets `no-decorators.js` under that name, and only `make openapi` loads `@nestjs/swagger` (the condition
 * `openapi` in this package's `exports`). This saves 5 to 6 MiB of memory in each process.
 */
export {
  ApiBody,
  ApiExcludeController,
  ApiExtension,
  ApiHeader,
  ApiOperation,
  ApiProduces,
  ApiProperty,
  ApiPropertyOptional,
  ApiQuery,
  ApiResponse,
  ApiSecurity,
  ApiTags,
  IntersectionType,
  OmitType,
  PartialType,
} from '@nestjs/swagger';
