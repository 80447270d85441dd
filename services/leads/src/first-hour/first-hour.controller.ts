import { Body, Controller, Get, Patch, Put } from '@nestjs/common';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Answers, Operation } from '@sandhill/platform/openapi/operation.js';
import { FirstHourResponse, PutOffDto, TestLeadDto } from './first-hour.dto.js';
import { FirstHourService } from './first-hour.service.js';

@ApiTags('leads')
@Answers({ 200: FirstHourResponse })
@Access('owner')
@Controller('leads/first-hour')
export class FirstHourController {
  constructor(private readonly firstHour: FirstHourService) {}

  @Operation('Read the test lead of the first hour, and what is put off', { 200: FirstHourResponse })
  @Get()
  getFirstHour(): Promise<FirstHourResponse> {
    return this.firstHour.read();
  }

  @Operation('Put a step of the first hour off, or take it up again', { 200: FirstHourResponse })
  @Patch()
  putStepOff(@Body() { step, isPutOff }: PutOffDto): Promise<FirstHourResponse> {
    return this.firstHour.putOff(step, isPutOff);
  }

  @Operation('Follow a message that was just sent through the form', {
    404: 'There is no such message of the last ten minutes.',
  })
  @Put('test-lead')
  followTestLead(@Body() { id }: TestLeadDto): Promise<FirstHourResponse> {
    return this.firstHour.followTestLead(id);
  }
}
