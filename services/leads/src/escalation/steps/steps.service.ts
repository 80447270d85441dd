import { Injectable } from '@nestjs/common';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { lockUntilCommit } from '@sandhill/platform/database/lock-until-commit.js';
import { DataSource } from 'typeorm';
import { recordLeadAudit } from '../../model/record-lead-audit.js';
import { requireRevision } from '../../model/require-revision.js';
import { LeadStepSettings } from './lead-step-settings.entity.js';
import type { StepsDto, StepsResponse } from './steps.dto.js';
import { StepsRepository } from './steps.repository.js';

@Injectable()
export class StepsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly steps: StepsRepository,
  ) {}

  async read(): Promise<StepsResponse> {
    const { isEnabled, steps, revision } = await this.steps.settings();
    return { enabled: isEnabled, steps, revision };
  }

  /**
   * Changes the settings. If `revision` is given, it must be the current revision.
   *
   * @throws SettingsChanged
   */
  async change(
    { enabled, steps, revision }: StepsDto & { revision?: number },
    by: AuditedBy,
  ): Promise<StepsResponse> {
    await this.dataSource.transaction(async (manager) => {
      await lockUntilCommit(manager, 'lead steps');
      const before = await this.steps.settings(manager);
      requireRevision(revision, before);
      const isSwitchedOn = enabled && !before.isEnabled;
      const settings = steps.map(({ afterMinutes, email }) => ({ afterMinutes, email }));
      await manager.update(
        LeadStepSettings,
        { id: 1 },
        {
          isEnabled: enabled,
          steps: settings,
          revision: before.revision + 1,
          ...(isSwitchedOn && { enabledAt: () => 'now()' }),
        },
      );
      await recordLeadAudit(manager, { ...by, action: 'lead_steps_changed', details: { enabled } });
    });
    return this.read();
  }
}
