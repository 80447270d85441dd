import { Controller, Get, Headers } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { NotAuthenticated } from '@sandhill/platform/identity/identity.errors.js';
import { ApiExcludeController } from '@sandhill/platform/openapi/decorators.js';
import { isServiceCall } from '@sandhill/platform/service-call/service-call.js';
import { Repository } from 'typeorm';
import { AuthConfig } from '../auth.config.js';
import { User } from './user.entity.js';

type StaffListEntry = Pick<User, 'id' | 'username' | 'email' | 'firstName' | 'role' | 'language'> & {
  isActive: boolean;
};

const call = { from: 'leads', to: 'auth', what: 'staff' };

/**
 * Lists accounts for the leads service, which signs its requests. The gateway forwards no requests of clients to this
 * route.
 */
@ApiExcludeController()
@Controller('internal/staff')
export class StaffListController {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly config: AuthConfig,
  ) {}

  /** @throws NotAuthenticated */
  @Access('public')
  @Get()
  async list(@Headers('authorization') authorization?: string): Promise<{ staff: StaffListEntry[] }> {
    const { STAFF_LIST_SECRET: secret } = this.config;
    if (!secret || !isServiceCall(secret, authorization, call)) throw new NotAuthenticated();
    const users = await this.users.find({ order: { id: 'ASC' } });
    return {
      staff: users.map(({ id, username, email, firstName, role, language, disabledAt }) => ({
        id,
        username,
        email,
        firstName,
        role,
        language,
        isActive: disabledAt === null,
      })),
    };
  }
}
