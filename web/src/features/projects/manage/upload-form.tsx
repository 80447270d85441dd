import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button';
import { Panel } from '../../../components/ui/panel';
import type { Progress } from '../../../components/ui/sending-progress';
import { TryAgain } from './try-again';
import { UploadProgress } from './upload-progress';

interface UploadFormProps {
  words: { title: string; submit: string; submitting: string };
  isReady: boolean;
  progress: Progress;
  /**
   * Whether the last attempt failed because the connection broke or the server was busy or down, so that a retry may
   * succeed.
   */
  isCutOff: boolean;
  className?: string;
  onSend: () => Promise<void>;
  children: ReactNode;
}

export function UploadForm(props: UploadFormProps) {
  const { words, isReady, progress, isCutOff, className = '', onSend, children } = props;
  const isBusy = progress !== null;
  return (
    <Panel title={words.title} className={className}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSend();
        }}
        className="mt-4 space-y-4"
      >
        {/* Disabled while sending, because files chosen during that time would not be sent. */}
        <div inert={isBusy} className="space-y-4 inert:opacity-60">
          {children}
        </div>
        <Button type="submit" variant="action" disabled={!isReady || isBusy} className="w-full">
          {isBusy ? words.submitting : words.submit}
        </Button>
        <UploadProgress progress={progress} />
        {isCutOff && isReady && !isBusy && <TryAgain />}
      </form>
    </Panel>
  );
}
