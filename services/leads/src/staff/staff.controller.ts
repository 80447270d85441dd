import { Controller, Get } from '@nestjs/common';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiProperty, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { StaffService } from './staff.service.js';
import { worksOnLeads } from './works-on-leads.js';

class StaffMemberResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() username: string;
  @ApiProperty({ description: 'False for those who no longer work on leads.' }) isActive: boolean;
}

@ApiTags('leads')
@Access('user')
@Controller('staff')
export class StaffController {
  constructor(private readonly staff: StaffService) {}

  @Operation('Who works on leads, by user name', { 200: [StaffMemberResponse] })
  @Get()
  async listStaff(): Promise<StaffMemberResponse[]> {
    const members = await this.staff.list();
    return members.map(({ id, username, ...member }) => ({ id, username, isActive: worksOnLeads(member) }));
  }
}
