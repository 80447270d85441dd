import type { ReactNode } from 'react';
import { formsContent } from '../../content/forms';
import { useContent } from '../../lib/language-context';
import { PrivacyNote } from '../site/privacy-note';
import { PartFailed } from '../ui/part-failed';
import { type Progress, SendingProgress } from '../ui/sending-progress';
import { FormFailed } from './form-failed';
import { SubmitButton } from './submit-button';
import type { Failure } from './use-lead-form';

interface FormEndProps {
  words: { submit: string; submitting: string };
  lead: { failure?: Failure | undefined; isLoading: boolean; isSending: boolean; hasFailed: boolean };
  /** Whether photos are being prepared. The form cannot be sent meanwhile. */
  isPreparing: boolean;
  progress: Progress;
  /** CSS classes for the button's width on large screens. */
  width: string;
  children: ReactNode;
}

export function FormEnd({ words, lead, isPreparing, progress, width, children }: FormEndProps) {
  const { progress: progressWords } = useContent(formsContent);
  return (
    <div className="space-y-3 sm:col-span-2">
      {lead.failure && <FormFailed {...lead.failure} />}
      <SubmitButton
        label={words.submit}
        busyLabel={words.submitting}
        isLoading={lead.isLoading}
        isSending={lead.isSending}
        isDisabled={isPreparing}
        className={`w-full ${width}`}
      />
      <SendingProgress progress={progress} label={words.submitting} words={progressWords} />
      {children}
      {lead.hasFailed && <PartFailed />}
      <PrivacyNote />
    </div>
  );
}
