import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { phonePhotosContent } from '../../../content/phone-photos';
import { isApiError } from '../../../lib/api-error';
import { explain } from '../../../lib/explain';
import { useContent, useLanguage } from '../../../lib/language-context';
import { Button } from '../../ui/button';
import QrCode from '../../ui/qr-code';
import { endHandover } from './end-handover';
import { keepHandover, type KeptHandover, readHandover } from './kept-handover';
import {
  useBeginHandoverMutation,
  useGetHandoverQuery,
  useLazyGetHandedPhotoQuery,
} from './phone-photos-api';
import type { PhotoFieldProps } from './photo-field-props';
import { maxPhotos } from './photo-rules';

/**
 * Polling intervals in milliseconds. Once a phone is connected, its photos must show within 2 s; before that, a longer
 * interval suffices.
 */
const withPhoneMs = 750;
const beforePhoneMs = 2_000;

type DoorProps = Pick<PhotoFieldProps, 'name' | 'photos' | 'isSending' | 'onAdd'> & { onClose: () => void };

/** Fetches the next photo and passes it to `onPhoto`. Retries soon after a failure. */
function useFetching(
  desk: string,
  next: string | undefined,
  onPhoto: (photo: Blob, id: string) => Promise<void>,
) {
  const [getPhoto] = useLazyGetHandedPhotoQuery();
  const [failures, setFailures] = useState(0);
  const fetchPhoto = useEffectEvent(async (id: string, isWanted: () => boolean) => {
    const photo = await getPhoto({ desk, id }).unwrap();
    // Discards the photo if the form was sent while the photo was loading.
    if (isWanted()) await onPhoto(photo, id);
  });
  useEffect(() => {
    if (!next) return undefined;
    let isNext = true;
    const start = () => {
      fetchPhoto(next, () => isNext).catch(() => setFailures((before) => before + 1));
    };
    const timer = setTimeout(start, failures > 0 ? withPhoneMs : 0);
    return () => {
      isNext = false;
      clearTimeout(timer);
    };
  }, [next, failures]);
}

/**
 * Adds the photos that the phone has sent to the form: one after the other, each only once, and only as long as the
 * form accepts more photos.
 */
function useIncoming({ name, photos, isSending, onAdd }: DoorProps, handover: KeptHandover | null) {
  const content = useContent(phonePhotosContent);
  const desk = handover?.desk ?? '';
  const [pollingInterval, setPolling] = useState(beforePhoneMs);
  const { currentData: data, error } = useGetHandoverQuery(desk, { skip: !handover, pollingInterval });
  const hasEnded = isApiError(error) && error.status === 410;
  const wanted = hasEnded ? 0 : data?.isOpened ? withPhoneMs : beforePhoneMs;
  if (wanted !== pollingInterval) setPolling(wanted);

  const [done, setDone] = useState(() => readHandover(name)?.taken ?? []);
  const [taking, setTaking] = useState<string>();
  const left = data?.photoIds.filter((id) => id !== taking && !done.includes(id)) ?? [];
  const hasSpace = photos.length < maxPhotos;
  const isFree = hasSpace && !isSending && !taking && !hasEnded;
  useFetching(desk, isFree ? left[0] : undefined, async (photo, id) => {
    setTaking(id);
    const file = new File([photo], `${content.photoName}.jpg`, { type: 'image/jpeg' });
    const taken = await onAdd([file], [id]);
    setTaking(undefined);
    if (taken === 0) throw new Error('The form did not take the photo');
    setDone((before) => [...before, id]);
    const kept = readHandover(name);
    if (kept?.desk === desk) keepHandover(name, { ...kept, taken: [...kept.taken, id] });
  });
  const count = data?.photoIds.length ?? 0;
  return { isOpened: data?.isOpened ?? false, count, tooMany: hasSpace ? 0 : left.length, hasEnded };
}

export function PhoneDoor(props: DoorProps) {
  const { name, onClose } = props;
  const content = useContent(phonePhotosContent).desk;
  const language = useLanguage();
  const [handover, setHandover] = useState(() => readHandover(name));
  const [begin, { error, isLoading }] = useBeginHandoverMutation();
  const { isOpened, count, tooMany, hasEnded } = useIncoming(props, handover);
  const title = useRef<HTMLHeadingElement>(null);
  const isClosed = useRef(false);

  const start = useCallback(async () => {
    const begun = await begin().unwrap();
    if (isClosed.current) return endHandover(name, begun.desk);
    const kept = { desk: begun.desk, link: begun.link, taken: [] };
    keepHandover(name, kept);
    return setHandover(kept);
  }, [begin, name]);
  const hasStarted = useRef(handover !== null);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    title.current?.focus();
    start().catch(() => undefined);
  }, [start]);

  const again = () => {
    // The server limits open handovers, so the previous handover ends before a new one starts.
    const ended = endHandover(name, handover?.desk);
    setHandover(null);
    // The pressed button disappears with the previous QR code, so the title gets the focus.
    title.current?.focus();
    ended.then(start).catch(() => undefined);
  };
  const close = () => {
    isClosed.current = true;
    void endHandover(name, handover?.desk);
    onClose();
  };
  const address =
    handover && new URL(`${language === 'es' ? '/es' : ''}/p/${handover.link}`, location.href).href;
  const reasons = { too_many_links: content.tooMany, tryAgain: content.failed };
  const failed = error && explain(error, reasons);
  return (
    <section aria-labelledby={`${name}-phone-title`} className="rounded-2xl border border-line bg-band p-4">
      <h3 ref={title} id={`${name}-phone-title`} tabIndex={-1} className="text-lg outline-none">
        {content.title}
      </h3>
      <div className="mt-2 flex flex-wrap items-start gap-4">
        {address && !isOpened && !hasEnded && (
          <div className="size-40 shrink-0 overflow-hidden rounded-xl bg-white">
            <QrCode text={address} label={content.code} />
          </div>
        )}
        <div className="min-w-0 flex-1 basis-56 space-y-2">
          {!isOpened && !hasEnded && !failed && <p>{content.how}</p>}
          <output className="block font-semibold">
            {failed ?? (hasEnded ? content.ended : isOpened ? content.opened(count) : content.waiting)}
          </output>
          {tooMany > 0 && (
            <p role="alert" className="text-sm font-medium text-alert">
              {content.full(tooMany)}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            {(hasEnded || isOpened || failed) && (
              <Button variant="outline" disabled={isLoading} onClick={again}>
                {content.again}
              </Button>
            )}
            <Button variant="quiet" className="first:-ml-5" onClick={close}>
              {content.close}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
