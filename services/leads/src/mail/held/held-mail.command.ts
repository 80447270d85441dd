import { ConfigError } from '@sandhill/platform/config/config.error.js';
import { loadConfig, type Environment } from '@sandhill/platform/config/load-config.js';
import { dataSourceOptions } from '@sandhill/platform/database/data-source-options.js';
import { DataSource } from 'typeorm';
import type { CommandOutcome } from '../../command-outcome.js';
import { LeadsConfig } from '../../config/leads.config.js';
import { leadsTables } from '../../leads.tables.js';
import { HeldMail } from './held-mail.js';
import { heldMailDecisions } from './release-held-mail.dto.js';

const heldText = (count: number) =>
  `Emails held back: ${count}.${count > 0 ? ' DO=send sends them, DO=mark_sent marks them as sent.' : ''}`;

export async function heldMailCommand(
  [word]: readonly string[],
  environment: Environment,
): Promise<CommandOutcome> {
  const decision = heldMailDecisions.find((known) => known === word);
  if (word && !decision) return { exitCode: 2, message: `Use one of: ${heldMailDecisions.join(', ')}.` };
  try {
    const config = loadConfig(LeadsConfig, environment);
    const dataSource = await new DataSource(dataSourceOptions(config, leadsTables)).initialize();
    try {
      const heldMail = new HeldMail(dataSource);
      if (!decision) return { exitCode: 0, message: heldText(await heldMail.count()) };
      const count = await heldMail.release(decision, { actor: 'operator' });
      const done = decision === 'send' ? 'are on their way' : 'are marked as sent';
      return { exitCode: 0, message: `Emails that ${done}: ${count}` };
    } finally {
      await dataSource.destroy();
    }
  } catch (error) {
    if (error instanceof ConfigError) return { exitCode: 2, message: error.message };
    throw error;
  }
}
