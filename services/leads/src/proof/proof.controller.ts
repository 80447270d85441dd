import { Controller, Get } from '@nestjs/common';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiOkResponse, ApiOperation, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { ProofResponse } from './proof.response.js';
import { ProofService } from './proof.service.js';

@ApiTags('leads')
@Access('user')
@Controller('leads/proof')
export class ProofController {
  constructor(private readonly proof: ProofService) {}

  @ApiOperation({ summary: 'Read whether the last daily test lead arrived' })
  @ApiOkResponse({ type: ProofResponse })
  @Get()
  getProof(): Promise<ProofResponse> {
    return this.proof.read();
  }
}
