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
  /** Photos are being made ready, so nothing can be sent yet. */
  isPreparing: boolean;
  progress: Progress;
  /** Width of the button where there is room. */
  width: string;
  /** Notes below the button. */
  children: ReactNode;
}

/** The end of a public form with photos: its failure, its button, how far sending is, and the note on privacy. */
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
