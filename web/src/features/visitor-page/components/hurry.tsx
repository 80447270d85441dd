import { useState } from 'react';
import { UrgencyChoice } from '../../../components/forms/urgency-field';
import { Button } from '../../../components/ui/button';
import { urgencyContent } from '../../../content/urgency';
import { useContent } from '../../../lib/language-context';
import type { Urgency } from '../../../types/api';
import { useHurryMutation } from '../api/visitor-page-api';

export function Hurry({ token }: { token: string }) {
  const content = useContent(urgencyContent);
  const [reason, setReason] = useState<Urgency>();
  const [hurry, { isLoading, isError }] = useHurryMutation();
  return (
    <details className="mt-6 rounded-2xl border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 py-2 font-semibold text-link">
        {content.cannotWait}
      </summary>
      <div className="px-4 pb-4">
        <UrgencyChoice name="urgency" onChoose={setReason} />
        <Button
          variant="outline"
          className="mt-3"
          disabled={isLoading || !reason}
          onClick={() => reason && void hurry({ token, urgency: reason })}
        >
          {content.tell}
        </Button>
        {isError && (
          <p role="alert" className="mt-3">
            {content.tooMany}
          </p>
        )}
      </div>
    </details>
  );
}
