import type { pictureQueueContent } from '../../../content/picture-queue';
import type { QueueState } from './queue-state';
import { isDone, isOpen } from './queued-picture';

type Words = (typeof pictureQueueContent)['en'];

/** Returns the parts of a summary such as "12 waiting, 3 sent", without those whose count is zero. */
export function counts({ pictures }: QueueState, words: Words): string[] {
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
export function notes(
  { pictures, isDurable, device, preparing }: QueueState,
  words: Words,
  isPhone: boolean,
): string[] {
  const hasKept = pictures.some((one) => !isDone(one) && one.state !== 'failed');
  // If the page must stay open to send the pictures, the offline note must not say that it may be closed.
  const mayClose = isDurable && device.isSafe && device.sendsInBackground;
  const isOffline = !navigator.onLine && pictures.some(isOpen);
  return [
    ...(device.hasSpace ? [] : [words.full]),
    ...(preparing > 0 ? [words.preparing(preparing)] : []),
    ...(hasKept && !isDurable ? [words.memoryOnly] : []),
    ...(hasKept && isDurable && !device.isSafe ? [isPhone ? words.notSafe : words.notSafeOnComputer] : []),
    ...(isOffline ? [mayClose ? words.offlineInBackground : words.offlineOpenPage] : []),
  ];
}
