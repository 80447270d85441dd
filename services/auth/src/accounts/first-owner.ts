import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuthConfig } from '../auth.config.js';
import { User } from '../users/user.entity.js';
import { AccountsService } from './accounts.service.js';
import { handOver } from './hand-over.js';

const firstOwnerLock = 1_991_001;

/** Makes the owner's account at the first start. */
@Injectable()
export class FirstOwner implements OnApplicationBootstrap {
  private readonly log = new Logger(FirstOwner.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsService,
    private readonly config: AuthConfig,
  ) {}

  /**
   * Of copies that start together, the lock lets one make the account. The password is handed over before the
   * commit: one that was printed and not kept is made anew, one that was kept and not printed would be lost.
   */
  async onApplicationBootstrap(): Promise<void> {
    const { OWNER_EMAIL: email, FIRST_PASSWORD_FILE: file } = this.config;
    const username = this.config.OWNER_USERNAME.normalize('NFC');
    await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [firstOwnerLock]);
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
          'no account is the owner, and the name or e-mail for one is taken: use make admin OWNER=1',
        );
        return;
      }
      const account = { username, email, role: 'owner' as const };
      handOver(await this.accounts.make(manager, account, { actor: 'system' }), file);
    });
  }
}
