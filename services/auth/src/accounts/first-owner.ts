import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { lockUntilCommit } from '@sandhill/platform/database/lock-until-commit.js';
import { DataSource } from 'typeorm';
import { AuthConfig } from '../auth.config.js';
import { User } from '../users/user.entity.js';
import { AccountsService } from './accounts.service.js';
import { writeCredentials } from './write-credentials.js';

const firstOwnerLock = 1_991_001;

@Injectable()
export class FirstOwner implements OnApplicationBootstrap {
  private readonly log = new Logger(FirstOwner.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsService,
    private readonly config: AuthConfig,
  ) {}

  /**
   * Creates the first owner if there is no owner, and no account has the configured username or email address. The lock
   * lets only one of several starting copies of the service create the account. The password is written to the file
   * before the commit: if the commit fails, the next start creates a new password. If the file were written after the
   * commit, a stored password could be lost.
   */
  async onApplicationBootstrap(): Promise<void> {
    const { OWNER_EMAIL: email, FIRST_PASSWORD_FILE: file } = this.config;
    const username = this.config.OWNER_USERNAME.normalize('NFC');
    await this.dataSource.transaction(async (manager) => {
      await lockUntilCommit(manager, firstOwnerLock);
      if (await manager.existsBy(User, { role: 'owner' })) return;
      const isTaken = await manager
        .createQueryBuilder(User, 'user')
        .where('lower(user.username) = lower(:username) OR lower(user.email) = lower(:email)', {
          username,
          email,
        })
        .getExists();
      if (isTaken) {
        this.log.warn(
          'there is no owner account, and its username or e-mail is taken: use make admin OWNER=1',
        );
        return;
      }
      const account = { username, email, role: 'owner' as const };
      writeCredentials(await this.accounts.make(manager, account, { actor: 'system' }), file);
    });
  }
}
