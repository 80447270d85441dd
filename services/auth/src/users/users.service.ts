import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { NotAuthenticated } from '@sandhill/platform/identity/identity.errors.js';
import { IsNull, Repository } from 'typeorm';
import { User } from './user.entity.js';

@Injectable()
export class UsersService {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  async findByUsername(username: string): Promise<User | null> {
    return this.users
      .createQueryBuilder('user')
      .where('lower(user.username) = lower(:username)', { username })
      .getOne();
  }

  async findActive(id: string): Promise<User | null> {
    return this.users.findOneBy({ id, disabledAt: IsNull() });
  }

  /** @throws NotAuthenticated if the account was disabled meanwhile. */
  async setFirstName(id: string, firstName: string | null): Promise<User> {
    await this.users.update({ id, disabledAt: IsNull() }, { firstName });
    return this.getActive(id);
  }

  /** @throws NotAuthenticated if the account was disabled meanwhile. */
  async getActive(id: string): Promise<User> {
    const user = await this.findActive(id);
    if (!user) throw new NotAuthenticated();
    return user;
  }
}
