import { ApiProperty } from '@nestjs/swagger';
import { UserResponse } from '../users/user.response.js';

export class LoginResponse {
  @ApiProperty({ type: UserResponse })
  user: UserResponse;
}
