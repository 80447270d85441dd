import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { useToast } from '../../../components/ui/toast/use-toast';
import { Panel } from '../../../components/ui/panel';
import { inboxContent } from '../../../content/inbox';
import { mailSettingsContent } from '../../../content/mail-settings';
import { explain } from '../../../lib/explain';
import { isApiError, isCancelled } from '../../../lib/api-error';
import { useDraft } from '../../../lib/drafts/use-draft';
import { isUnbelieved, senderDomainContent } from '../../../content/sender-domain';
import { useContent } from '../../../lib/language-context';
import type { TestMail as Outcome } from '../../../types/api';
import { useGetMailStateQuery, useSendTestMailMutation } from '../api/inbox-api';

function TestMailOutcome({ outcome, server }: { outcome: Omit<Outcome, 'fallback'>; server?: string }) {
  const { testMail } = useContent(mailSettingsContent);
  const { refused } = useContent(senderDomainContent);
  const { isAccepted, serverAnswer, tookMs } = outcome;
  return (
    <output className={`block rounded-xl p-4 ${isAccepted ? 'bg-info' : 'bg-glow-soft'}`}>
      {server && <span className="block text-sm">{server}</span>}
      <span className="block font-medium">{(isAccepted ? testMail.accepted : testMail.refused)(tookMs)}</span>
      <span className="block text-sm break-words">{serverAnswer}</span>
      {!isAccepted && isUnbelieved(serverAnswer) && <span className="block">{refused}</span>}
    </output>
  );
}

export function TestMail() {
  const { reasons } = useContent(inboxContent);
  const { testMail } = useContent(mailSettingsContent);
  const toast = useToast();
  const [to, setTo] = useDraft('test-mail', '');
  const [isInvalid, setInvalid] = useState(false);
  const { data: mailState } = useGetMailStateQuery();
  const [sendTestMail, { data, isLoading }] = useSendTestMailMutation();
  const send = async () => {
    setInvalid(false);
    try {
      await sendTestMail(to.trim() || null).unwrap();
    } catch (error) {
      if (isApiError(error) && error.fields?.['to']) setInvalid(true);
      else if (!isCancelled(error))
        toast({ title: testMail.failed, description: explain(error, reasons), variant: 'destructive' });
    }
  };
  return (
    <Panel title={testMail.title} text={testMail.text}>
      {mailState?.hasFallbackServer && (
        <p className="mt-1 text-ink-soft">{testMail.sendsBy[mailState.sendsBy ?? 'none']}</p>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        className="mt-3 max-w-md space-y-4"
      >
        <TextField
          label={testMail.to}
          hint={testMail.toHint}
          error={isInvalid ? testMail.invalid : undefined}
          control={{
            type: 'email',
            value: to,
            maxLength: 254,
            autoComplete: 'email',
            onChange: (event) => setTo(event.target.value),
          }}
        />
        <Button type="submit" disabled={isLoading}>
          {isLoading ? testMail.submitting : testMail.submit}
        </Button>
      </form>
      {data && !isLoading && (
        <div className="mt-4 space-y-4">
          <TestMailOutcome outcome={data} server={data.fallback && testMail.servers.main} />
          {data.fallback && <TestMailOutcome outcome={data.fallback} server={testMail.servers.fallback} />}
        </div>
      )}
    </Panel>
  );
}
