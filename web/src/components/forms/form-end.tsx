import type { ComponentType } from 'react';
import { formsContent } from '../../content/forms';
import { useContent } from '../../lib/language-context';
import { PrivacyNote } from '../site/privacy-note';
import { PartFailed } from '../ui/part-failed';
import { type Progress, SendingProgress } from '../ui/sending-progress';
import { FormFailed } from './form-failed';
import { PhotoField } from './photos/photo-field';
import type { PhotoFieldProps } from './photos/photo-field-props';
import type { useFormPhotos } from './photos/use-form-photos';
import { SubmitButton } from './submit-button';
import type { Failure } from './use-lead-form';

interface FormEndProps {
  name: PhotoFieldProps['name'];
  lead: {
    code?: { AnswerTime: ComponentType<{ kind: PhotoFieldProps['name'] }> };
    failure?: Failure;
    isLoading: boolean;
    isSending: boolean;
    hasFailed: boolean;
  };
  /** The form's photos. The form cannot be sent while they are being prepared. */
  photos: ReturnType<typeof useFormPhotos>;
  /** Whether the photo zone is open at first. */
  arePhotosOpen?: boolean;
  progress: Progress;
  /** CSS classes for the button's width on large screens. */
  width: string;
}

/** The end of a public form: its photos, the send button, and the outcome of sending. */
export function FormEnd({ name, lead, photos, arePhotosOpen, progress, width }: FormEndProps) {
  const { progress: progressWords, [name]: words } = useContent(formsContent);
  return (
    <>
      <PhotoField
        name={name}
        isSending={lead.isSending}
        isOpen={arePhotosOpen}
        photos={photos.photos}
        isPreparing={photos.isPreparing}
        onAdd={photos.add}
        onRemove={(id) => void photos.remove(id)}
      />
      <div className="space-y-3 sm:col-span-2">
        {lead.failure && <FormFailed {...lead.failure} />}
        <SubmitButton
          label={words.submit}
          busyLabel={words.submitting}
          isLoading={lead.isLoading}
          isSending={lead.isSending}
          isDisabled={photos.isPreparing}
          className={`w-full ${width}`}
        />
        <SendingProgress progress={progress} label={words.submitting} words={progressWords} />
        {lead.code && <lead.code.AnswerTime kind={name} />}
        {lead.hasFailed && <PartFailed />}
        <PrivacyNote />
      </div>
    </>
  );
}
