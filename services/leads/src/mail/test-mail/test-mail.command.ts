import { Resolver } from 'node:dns/promises';
import { isEmailAddress } from '@sandhill/company/email-address.js';
import { ConfigError } from '@sandhill/platform/config/config.error.js';
import { loadConfig, type Environment } from '@sandhill/platform/config/load-config.js';
import type { CommandOutcome } from '../../command-outcome.js';
import { LeadsConfig } from '../../config/leads.config.js';
import { MailAddresses } from '../notifications/mail-addresses.js';
import { readMailSettings } from '../addresses/read-mail-settings.js';
import { SenderDomain } from '../sender-domain/sender-domain.service.js';
import { SenderRecords } from '../sender-domain/sender-records.js';
import { refusalHint, senderReport } from '../sender-domain/sender-report.js';
import { TestMail } from './test-mail.js';
import type { TestMailOutcome } from './test-mail.response.js';
import { readPublishedContent } from '@sandhill/company/published-site/published-content.js';

export async function testMailCommand(
  [address]: readonly string[],
  environment: Environment,
): Promise<CommandOutcome> {
  const to = address?.trim() || undefined;
  if (to !== undefined && !isEmailAddress(to))
    return { exitCode: 2, message: 'This is not an email address.' };
  try {
    const config = loadConfig(LeadsConfig, environment);
    const site = await readPublishedContent(config.CONTENT_URL);
    const addresses = new MailAddresses(config, site, await readMailSettings(config));
    const { fallback, ...main } = await new TestMail(config, addresses, site).send(to);
    const report = senderReport(await new SenderDomain(config, addresses, recordsOf(config)).read());
    if (!fallback) return { exitCode: main.isAccepted ? 0 : 1, message: `${toSentence(main)}\n${report}` };
    const message = `First mail server: ${toSentence(main)}\nSecond mail server: ${toSentence(fallback)}\n${report}`;
    return { exitCode: main.isAccepted && fallback.isAccepted ? 0 : 1, message };
  } catch (error) {
    if (error instanceof ConfigError) return { exitCode: 2, message: error.message };
    throw error;
  }
}

function toSentence({ isAccepted, serverAnswer, tookMs }: TestMailOutcome): string {
  const answer = `${isAccepted ? 'Accepted' : 'Not accepted'} after ${tookMs} ms: ${serverAnswer}`;
  const hint = refusalHint(serverAnswer);
  return hint ? `${answer}\n${hint}` : answer;
}

const recordsOf = ({ SITE_MODE }: LeadsConfig) =>
  new SenderRecords(SITE_MODE === 'live' ? new Resolver({ timeout: 2_000, tries: 2 }) : undefined);
