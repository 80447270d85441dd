import { Controller, Get } from '@nestjs/common';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { ProofResponse } from './daily-test.response.js';
import { DailyTestService } from './daily-test.service.js';

@ApiTags('leads')
@Access('user')
@Controller('leads/proof')
export class DailyTestController {
  constructor(private readonly test: DailyTestService) {}

  @Operation('Read whether the last daily test lead arrived', { 200: ProofResponse })
  @Get()
  getProof(): Promise<ProofResponse> {
    return this.test.read();
  }
}
