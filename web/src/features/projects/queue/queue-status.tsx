import { CloudOff, Images } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { tabAddress } from '../../../config/admin-addresses';
import { pictureQueueContent } from '../../../content/picture-queue';
import { useMediaQuery } from '../../../hooks/use-media-query';
import { useContent } from '../../../lib/language-context';
import type { QueueState } from './queue-state';
import { isDone, isOpen } from './queued-picture';
import { useQueueState, useRunningQueue } from './use-picture-queue';

type Words = (typeof pictureQueueContent)['en'];

/** Returns the parts of a summary such as "12 waiting, 3 sent", without those whose count is zero. */
function counts({ pictures }: QueueState, words: Words): string[] {
  const count = (wanted: (state: string) => boolean) => pictures.filter(({ state }) => wanted(state)).length;
  const parts = [
    [pictures.filter(isOpen).length, words.waiting],
    [count((state) => state === 'chosen'), words.chosen],
    [pictures.filter(isDone).length, words.sent],
    [count((state) => state === 'failed'), words.failed],
  ] as const;
  return parts.filter(([number]) => number > 0).map(([number, word]) => word(number));
}

/** Returns sentences about the device and its queue, the most urgent first. */
function notes(
  { pictures, isDurable, device, preparing }: QueueState,
  words: Words,
  isPhone: boolean,
): string[] {
  const hasKept = pictures.some((one) => !isDone(one) && one.state !== 'failed');
  const isOffline = !navigator.onLine && pictures.some(isOpen);
  return [
    ...(device.hasSpace ? [] : [words.full]),
    ...(preparing > 0 ? [words.preparing(preparing)] : []),
    ...(hasKept && !isDurable ? [words.memoryOnly] : []),
    ...(hasKept && isDurable && !device.isSafe ? [isPhone ? words.notSafe : words.notSafeOnComputer] : []),
    ...(isOffline ? [device.sendsInBackground ? words.offlineInBackground : words.offlineOpenPage] : []),
  ];
}

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
