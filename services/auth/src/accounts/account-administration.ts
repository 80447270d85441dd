import { Injectable } from '@nestjs/common';
import type { CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { lockUntilCommit } from '@sandhill/platform/database/lock-until-commit.js';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { translateConstraint } from '@sandhill/platform/errors/violated-constraint.js';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountLinks } from '../links/account-links.js';
import { SecondFactorIsOff } from '../second-factor/second-factor.errors.js';
import { lockUser } from '../users/lock-user.js';
import { User } from '../users/user.entity.js';
import { refusalOf } from './account-rules.js';
import type { AccountChangeRequest } from './account.requests.js';
import { AccountIsDisabled, accountConstraints } from './accounts.errors.js';
import { Invitations, type Invitation } from './invitations.js';
import { AccountsService, type NewAccount, type TemporaryCredentials } from './accounts.service.js';

export interface IssuedPassword extends Pick<TemporaryCredentials, 'password' | 'expiresAt'> {
  account: User;
}

/**
 * An account with the time at which its open invitation expires or has expired. `invitedUntil` is null without an open
 * invitation.
 */
export interface ListedAccount {
  account: User;
  invitedUntil: Date | null;
}

const ownersLock = 1_991_002;

/** Lists, creates and changes accounts. Each change of an existing account locks its row. */
@Injectable()
export class AccountAdministration {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsService,
    private readonly links: AccountLinks,
    private readonly invitations: Invitations,
  ) {}

  /** Returns all accounts without paging: a company has tens of accounts. */
  async list(): Promise<ListedAccount[]> {
    const users = await this.dataSource
      .createQueryBuilder(User, 'user')
      .orderBy('lower(user.username)')
      .addOrderBy('user.id')
      .getMany();
    const invitations = await this.links.invitationsOf(users.map(({ id }) => id));
    return users.map((account) => ({ account, invitedUntil: invitations.get(account.id) ?? null }));
  }

  /** @throws AccountTaken, LinksUnavailable, Busy */
  async invite(invitation: Invitation, context: CallerContext): Promise<void> {
    await this.write((manager) => this.invitations.invite(manager, invitation, context.by));
  }

  /** @throws NotFound, NotInvited, AccountIsDisabled, LinksUnavailable */
  async inviteAgain(id: string, context: CallerContext): Promise<void> {
    await this.write(async (manager) => {
      const user = await getLocked(manager, id);
      if (user.disabledAt) throw new AccountIsDisabled();
      await this.invitations.inviteAgain(manager, user, context.by);
    });
  }

  /** @throws AccountTaken, Busy */
  async make(account: NewAccount, context: CallerContext): Promise<IssuedPassword> {
    return this.write(async (manager) => {
      const { username, email, role } = account;
      return issued(manager, await this.accounts.make(manager, { username, email, role }, context.by));
    });
  }

  /** @throws NotFound, AccountIsDisabled, Busy */
  async giveTemporaryPassword(id: string, context: CallerContext): Promise<IssuedPassword> {
    return this.write(async (manager) => {
      const user = await getLocked(manager, id);
      if (user.disabledAt) throw new AccountIsDisabled();
      return issued(manager, await this.accounts.giveTemporaryPassword(manager, user, context.by));
    });
  }

  /** @throws NotFound, LastOwner, OwnAccount, AccountTaken */
  async change(id: string, change: AccountChangeRequest, context: CallerContext): Promise<User> {
    return this.write(async (manager) => {
      // Without this lock, two owners who demote each other at the same time would each find that the other is still
      // an owner.
      await lockUntilCommit(manager, ownersLock);
      const user = await getLocked(manager, id);
      await this.refuseUnlessAllowed(manager, user, change, context);
      await this.apply(manager, user, change, context.by);
      return manager.findOneByOrFail(User, { id });
    });
  }

  /** @throws NotFound */
  async endSessions(id: string, context: CallerContext): Promise<void> {
    await this.write(async (manager) => {
      await this.accounts.endSessions(manager, await getLocked(manager, id), context.by);
    });
  }

  /** @throws NotFound, SecondFactorIsOff */
  async removeSecondFactor(id: string, context: CallerContext): Promise<void> {
    await this.write(async (manager) => {
      const user = await getLocked(manager, id);
      if (!(await this.accounts.resetSecondFactor(manager, user, context.by))) {
        throw new SecondFactorIsOff();
      }
    });
  }

  private async write<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    try {
      return await this.dataSource.transaction(work);
    } catch (error) {
      throw translateConstraint(error, accountConstraints);
    }
  }

  private async refuseUnlessAllowed(
    manager: EntityManager,
    user: User,
    change: AccountChangeRequest,
    { caller }: CallerContext,
  ): Promise<void> {
    const before = { role: user.role, isDisabled: user.disabledAt !== null };
    const after = {
      role: change.role ?? before.role,
      isDisabled: change.isDisabled ?? before.isDisabled,
    };
    const hasOtherOwner = await this.accounts.hasOtherOwner(manager, user);
    const refusal = refusalOf({ before, after }, { isOwn: user.id === caller.userId, hasOtherOwner });
    if (refusal) throw refusal;
  }

  private async apply(
    manager: EntityManager,
    user: User,
    change: AccountChangeRequest,
    actor: AuditedBy,
  ): Promise<void> {
    const { email = user.email, role = user.role, isDisabled = user.disabledAt !== null } = change;
    const isOpen = await this.invitations.isOpen(manager, user);
    const isInvited =
      isOpen ||
      (user.disabledAt !== null && (await this.links.endedInvitation(manager, user.id, user.disabledAt)));
    if (email !== user.email) {
      await this.accounts.changeEmail(manager, user, { email, isInvited }, actor);
      if (isInvited) await this.invitations.rename(manager, user, email);
      // The change of the address has ended the previous link.
      if (isOpen) await this.invitations.mail(manager, user, actor);
    }
    if (role !== user.role) await this.accounts.changeRole(manager, user, role, actor);
    if (isDisabled && !user.disabledAt) await this.accounts.disable(manager, user, actor);
    if (!isDisabled && user.disabledAt) {
      await this.accounts.enable(manager, user, actor);
      if (isInvited) await this.invitations.mail(manager, user, actor);
    }
  }
}

/** @throws NotFound */
async function getLocked(manager: EntityManager, id: string): Promise<User> {
  if (!(await manager.existsBy(User, { id }))) throw new NotFound();
  return lockUser(manager, id);
}

async function issued(
  manager: EntityManager,
  { userId, password, expiresAt }: TemporaryCredentials,
): Promise<IssuedPassword> {
  return { account: await manager.findOneByOrFail(User, { id: userId }), password, expiresAt };
}
