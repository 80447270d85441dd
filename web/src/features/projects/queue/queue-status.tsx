import { CloudOff, Images } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { tabAddress } from '../../../config/admin-addresses';
import { pictureQueueContent } from '../../../content/picture-queue';
import { useMediaQuery } from '../../../hooks/use-media-query';
import { useContent } from '../../../lib/language-context';
import { counts, notes } from './queue-notes';
import { useQueueState, useRunningQueue } from './use-picture-queue';

const Line = ({ children }: { children: ReactNode }) => <p className="text-sm">{children}</p>;

interface QueueStatusProps {
  /** Whether pictures may be sent. False after the session has ended. */
  isLive: boolean;
}

/** Summary of the queue, shown above every tab. It also keeps the queue running. */
export function QueueStatus({ isLive }: QueueStatusProps) {
  const words = useContent(pictureQueueContent);
  const state = useQueueState();
  useRunningQueue(isLive);
  const numbers = counts(state, words);
  const sentences = notes(state, words, useMediaQuery('(pointer: coarse)'));
  if (numbers.length === 0 && sentences.length === 0) return null;
  return (
    <section aria-label={words.label} className="mb-3 rounded-2xl border border-line bg-band px-4 py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {navigator.onLine ? (
          <Images aria-hidden className="size-5 shrink-0 text-primary" />
        ) : (
          <CloudOff aria-hidden className="size-5 shrink-0 text-alert" />
        )}
        <output className="font-medium">{numbers.join(', ')}</output>
        {numbers.length > 0 && (
          <Link to={tabAddress('quick')} className="inline-flex min-h-11 items-center text-link underline">
            {words.show}
          </Link>
        )}
      </div>
      {sentences.map((sentence) => (
        <Line key={sentence}>{sentence}</Line>
      ))}
    </section>
  );
}
