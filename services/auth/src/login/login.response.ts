import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';
import { UserResponse } from '../users/user.response.js';

export class LoginResponse {
  @ApiProperty({ type: UserResponse })
  user: UserResponse;
}
