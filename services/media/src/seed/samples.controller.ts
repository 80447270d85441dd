import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiProperty, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { SamplePictures, type SampleState } from './sample-pictures.js';

class SamplesResponse implements SampleState {
  @ApiProperty({ type: 'integer', description: 'Samples that visitors see.' }) shown: number;
  @ApiProperty({ description: 'They can be brought back: the site is a demonstration.' })
  canComeBack: boolean;
}

@ApiTags('projects')
@Access('owner')
@Controller('projects/samples')
export class SamplesController {
  constructor(private readonly samples: SamplePictures) {}

  @Operation('Count the sample pictures', { 200: SamplesResponse })
  @Get()
  getSamples(): Promise<SamplesResponse> {
    return this.samples.state();
  }

  @Operation('Put all sample pictures into the bin', { 200: SamplesResponse })
  @Delete()
  async removeSamples(@CurrentContext() context: CallerContext): Promise<SamplesResponse> {
    await this.samples.remove(context.by);
    return this.samples.state();
  }

  @Operation('Bring all sample pictures back, in a demonstration', {
    200: SamplesResponse,
    409: '`no_samples_in_live`',
  })
  @HttpCode(200)
  @Post()
  async bringSamplesBack(@CurrentContext() context: CallerContext): Promise<SamplesResponse> {
    await this.samples.bringBack(context.by);
    return this.samples.state();
  }
}
