import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { FreshSignIn } from '@sandhill/platform/identity/fresh-sign-in.decorator.js';
import { ApiProperty, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { IsBoolean } from 'class-validator';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { Approvals } from '../projects/approvals.js';
import { ForPictures } from '@sandhill/platform/identity/for-pictures.decorator.js';
import { ChangedProjectsResponse, ChangeProjectsDto } from './change-projects.dto.js';
import { LibraryChanges } from './library-changes.js';

class LibrarySettingsDto {
  @ApiProperty({ description: 'Pictures that the crew uploads wait for an approval.' })
  @IsBoolean(withCode('not_a_boolean', 'crewWaits must be true or false'))
  crewWaits: boolean;
}

@ApiTags('projects')
@Controller('projects')
export class LibraryController {
  constructor(
    private readonly changes: LibraryChanges,
    private readonly approvals: Approvals,
  ) {}

  @ForPictures()
  @Post('changes')
  @HttpCode(200)
  @Operation('Change up to 100 project images at once: each that can be', {
    200: ChangedProjectsResponse,
    400: ErrorBody,
  })
  changeProjects(
    @Body() wanted: ChangeProjectsDto,
    @CurrentContext() context: CallerContext,
  ): Promise<ChangedProjectsResponse> {
    return this.changes.apply(wanted, context);
  }

  @Access('owner')
  @Get('settings')
  @Operation('Read how the library is used', { 200: LibrarySettingsDto })
  async getLibrarySettings(): Promise<LibrarySettingsDto> {
    return { crewWaits: await this.approvals.read() };
  }

  @Access('owner')
  @FreshSignIn()
  @Put('settings')
  @Operation('Change how the library is used', {
    200: {
      type: LibrarySettingsDto,
      description: 'What waits goes on waiting when approvals are turned off.',
    },
    400: ErrorBody,
  })
  async changeLibrarySettings(
    @Body() { crewWaits }: LibrarySettingsDto,
    @CurrentContext() context: CallerContext,
  ): Promise<LibrarySettingsDto> {
    await this.approvals.change(crewWaits, context.by);
    return { crewWaits };
  }
}
