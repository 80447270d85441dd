import { isEmailAddress } from '@sandhill/company/email-address.js';
import { ConfigError } from '@sandhill/platform/config/config.error.js';
import { loadConfig, type Environment } from '@sandhill/platform/config/load-config.js';
import type { CommandOutcome } from '../../command-outcome.js';
import { LeadsConfig } from '../../config/leads.config.js';
import { MailAddresses } from '../notifications/mail-addresses.js';
import { TestMail } from './test-mail.js';
import type { TestMailOutcome } from './test-mail.response.js';
import { readSiteOnce } from '@sandhill/platform/site/site-now.js';

/** Sends a test mail to the given address; default: the office. */
export async function testMailCommand(
  [address]: readonly string[],
  environment: Environment,
): Promise<CommandOutcome> {
  const to = address?.trim() || undefined;
  if (to !== undefined && !isEmailAddress(to)) return { exitCode: 2, message: 'This is not a mail address.' };
  try {
    const config = loadConfig(LeadsConfig, environment);
    const site = await readSiteOnce(config.CONTENT_URL);
    const { fallback, ...main } = await new TestMail(config, new MailAddresses(config, site), site).send(to);
    if (!fallback) return { exitCode: main.isAccepted ? 0 : 1, message: toSentence(main) };
    const message = `First mail server: ${toSentence(main)}\nSecond mail server: ${toSentence(fallback)}`;
    return { exitCode: main.isAccepted && fallback.isAccepted ? 0 : 1, message };
  } catch (error) {
    if (error instanceof ConfigError) return { exitCode: 2, message: error.message };
    throw error;
  }
}

function toSentence({ isAccepted, serverAnswer, tookMs }: TestMailOutcome): string {
  return `${isAccepted ? 'Accepted' : 'Not accepted'} after ${tookMs} ms: ${serverAnswer}`;
}
