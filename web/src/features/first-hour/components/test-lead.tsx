import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button';
import { leadAddress } from '../../../config/admin-addresses';
import { commonContent } from '../../../content/common';
import { firstHourContent } from '../../../content/first-hour';
import { useAttempt } from '../../../hooks/use-attempt';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import { randomId } from '../../../lib/random-id';
import type { TestLead as Lead, User } from '../../../types/api';
import { useGetFirstHourQuery, useSendTestLeadMutation } from '../api/first-hour-api';
import { isUnderWay } from '../is-under-way';

/** Polling interval in milliseconds while the mail is being sent. */
const askAgainMs = 1000;

const secondsText = (ms: number, language: string) =>
  (Math.max(0, Math.round(ms / 100)) / 10).toLocaleString(language);

function useMailWords() {
  const { test } = useContent(firstHourContent);
  const language = useLanguage();
  return ({ isSpam, mailTo, mailedAt, receivedAt, mailError }: Lead): string => {
    if (isSpam) return test.spam;
    const to = mailTo ?? '';
    if (mailedAt) return test.mail(to, secondsText(Date.parse(mailedAt) - Date.parse(receivedAt), language));
    return mailError ? test.mailFails(mailError) : test.mailWaits(to);
  };
}

export function TestLead({ user }: { user: User }) {
  const { test } = useContent(firstHourContent);
  const { tryAgain } = useContent(commonContent);
  const language = useLanguage();
  const mailWords = useMailWords();
  const attempt = useAttempt(() => tryAgain);
  const { data } = useGetFirstHourQuery();
  const [send, { isLoading }] = useSendTestLeadMutation();
  const [tookMs, setTookMs] = useState<number>();
  const lead = data?.testLead;
  useGetFirstHourQuery(undefined, { pollingInterval: lead && isUnderWay(lead) ? askAgainMs : 0 });
  const start = async () => {
    const startedAt = performance.now();
    const contact = {
      name: test.name,
      email: user.email,
      subject: test.name,
      message: test.message(formatTime(new Date().toISOString(), language)),
      language,
    };
    const sending = send({ contact, idempotencyKey: randomId() }).unwrap();
    if (await attempt(sending, { failed: test.failed })) setTookMs(performance.now() - startedAt);
  };
  return (
    <>
      <Button variant="outline" disabled={isLoading} onClick={() => void start()}>
        {isLoading ? test.sending : lead ? test.again : test.send}
      </Button>
      {lead && (
        <div aria-live="polite" className="w-full space-y-1">
          {tookMs !== undefined && <p>{test.form(secondsText(tookMs, language))}</p>}
          <p className="wrap-anywhere">{mailWords(lead)}</p>
          <p>
            {test.desk}{' '}
            <Link to={leadAddress(lead.reference)} className="font-medium text-link underline">
              {lead.reference}
            </Link>
          </p>
          <p className="text-sm text-ink-soft">{test.hint}</p>
        </div>
      )}
    </>
  );
}
