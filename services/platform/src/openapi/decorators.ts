/**
 * What routes and bodies are described with. Import it as `@sandhill/platform/openapi/decorators.js`: a service that
 * runs gets `no-decorators.js` under that name, and the descriptions' library (6 MB a process) is loaded for
 * `make openapi` alone (the condition `openapi` in this package's `exports`).
 */
export {
  ApiBody,
  ApiCreatedResponse,
  ApiExcludeController,
  ApiExtension,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiProperty,
  ApiPropertyOptional,
  ApiQuery,
  ApiResponse,
  ApiSecurity,
  ApiTags,
  OmitType,
  PartialType,
} from '@nestjs/swagger';
