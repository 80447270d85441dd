import { Injectable } from '@nestjs/common';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { DataSource } from 'typeorm';
import { recordLeadAudit } from '../../model/record-lead-audit.js';
import { LeadStepSettings } from './lead-step-settings.entity.js';
import type { StepsDto } from './steps.dto.js';
import { StepsRepository } from './steps.repository.js';

/** Reads and changes the settings of the steps. */
@Injectable()
export class StepsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly steps: StepsRepository,
  ) {}

  async read(): Promise<StepsDto> {
    const { isEnabled, steps } = await this.steps.settings();
    return { enabled: isEnabled, steps };
  }

  async change({ enabled, steps }: StepsDto, by: AuditedBy): Promise<StepsDto> {
    await this.dataSource.transaction(async (manager) => {
      const before = await this.steps.settings(manager);
      const isSwitchedOn = enabled && !before.isEnabled;
      const settings = steps.map(({ afterMinutes, email }) => ({ afterMinutes, email }));
      await manager.update(
        LeadStepSettings,
        { id: 1 },
        { isEnabled: enabled, steps: settings, ...(isSwitchedOn && { enabledAt: () => 'now()' }) },
      );
      await recordLeadAudit(manager, { ...by, action: 'lead_steps_changed', details: { enabled } });
    });
    return this.read();
  }
}
