import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button';
import type { Progress } from '../../../components/ui/sending-progress';
import { TryAgain } from './try-again';
import { UploadProgress } from './upload-progress';

interface UploadFormProps {
  words: { title: string; submit: string; submitting: string };
  /** Everything that must be sent is there. */
  isReady: boolean;
  progress: Progress;
  /** The connection broke: the same upload can be tried again. */
  isCutOff: boolean;
  className?: string;
  onSend: () => Promise<void>;
  children: ReactNode;
}

/** A form for one picture, with how far its upload is. */
export function UploadForm(props: UploadFormProps) {
  const { words, isReady, progress, isCutOff, className = '', onSend, children } = props;
  const isBusy = progress !== null;
  return (
    <section className={`${className} rounded-2xl border border-line p-4 sm:p-5`}>
      <h2 className="text-heading">{words.title}</h2>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSend();
        }}
        className="mt-4 space-y-4"
      >
        {/* Files chosen now would not go along. */}
        <div inert={isBusy} className="space-y-4 inert:opacity-60">
          {children}
        </div>
        <Button type="submit" variant="action" disabled={!isReady || isBusy} className="w-full">
          {isBusy ? words.submitting : words.submit}
        </Button>
        <UploadProgress progress={progress} />
        {isCutOff && isReady && !isBusy && <TryAgain />}
      </form>
    </section>
  );
}
