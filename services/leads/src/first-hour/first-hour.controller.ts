import { Body, Controller, Get, Patch, Put } from '@nestjs/common';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { FirstHourResponse, PutOffDto, TestLeadDto } from './first-hour.dto.js';
import { FirstHourService } from './first-hour.service.js';

@ApiTags('leads')
@ApiOkResponse({ type: FirstHourResponse })
@Access('owner')
@Controller('leads/first-hour')
export class FirstHourController {
  constructor(private readonly firstHour: FirstHourService) {}

  @ApiOperation({ summary: 'Read the test lead of the first hour, and what is put off' })
  @Get()
  getFirstHour(): Promise<FirstHourResponse> {
    return this.firstHour.read();
  }

  @ApiOperation({ summary: 'Put a step of the first hour off, or take it up again' })
  @ApiResponse({ status: 400, type: ErrorBody, description: 'Some fields are invalid.' })
  @Patch()
  putStepOff(@Body() { step, isPutOff }: PutOffDto): Promise<FirstHourResponse> {
    return this.firstHour.putOff(step, isPutOff);
  }

  @ApiOperation({ summary: 'Follow a message that was just sent through the form' })
  @ApiResponse({ status: 400, type: ErrorBody, description: 'Some fields are invalid.' })
  @ApiResponse({
    status: 404,
    type: ErrorBody,
    description: 'There is no such message of the last ten minutes.',
  })
  @Put('test-lead')
  followTestLead(@Body() { id }: TestLeadDto): Promise<FirstHourResponse> {
    return this.firstHour.followTestLead(id);
  }
}
