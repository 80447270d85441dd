import { type ComponentType, type RefObject, useEffect, useCallback, useId, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { FormValues } from '../../../components/forms/form-values';
import { openDraft } from '../../../components/forms/drafts-slice';
import { FormEnd } from '../../../components/forms/form-end';
import { useFormPhotos } from '../../../components/forms/photos/use-form-photos';
import type { SentReceipt } from '../../../components/forms/send-lead';
import { useLeadForm } from '../../../components/forms/use-lead-form';
import type { Progress } from '../../../components/ui/sending-progress';
import { useLanguage } from '../../../lib/language-context';
import type { AppDispatch } from '../../../lib/root-reducer';
import type { CarriedAddress } from '../../../hooks/use-carried-address';
import { hasPhotoNote, withoutPhotoNote, withPhotoNote } from '../photo-note';
import { QuoteFields } from './quote-fields';
import type { QuoteSentProps } from './quote-sent';
import type { VisitWindow } from '../../../types/api';
import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';

type QuoteFormCode = typeof import('../quote-form-code');

const load = (): Promise<QuoteFormCode> => import('../quote-form-code');

interface QuoteFormProps {
  selectedService?: QuoteServiceId;
  carried?: CarriedAddress;
  /** A visit to book once the request has been sent. */
  wanted?: VisitWindow;
  opening?: string;
}

export function QuoteForm({ selectedService, carried, wanted, opening }: QuoteFormProps) {
  const [sent, setSent] = useState<{ receipt: SentReceipt; Sent: ComponentType<QuoteSentProps> }>();
  // The carried address that the form showed when it was sent. A different carried address shows the form again.
  const [used, setUsed] = useState<CarriedAddress>();
  const [isAgain, setAgain] = useState(false);
  const newlyCarried = carried === used ? undefined : carried;
  if (sent && !newlyCarried)
    return (
      <sent.Sent
        receipt={sent.receipt}
        wanted={wanted}
        onAgain={() => {
          setAgain(true);
          setSent(undefined);
        }}
      />
    );
  return (
    <OpenQuoteForm
      selectedService={selectedService}
      carried={newlyCarried}
      opening={opening}
      isFocused={isAgain}
      onSent={(receipt, { QuoteSent }) => {
        setUsed(carried);
        setSent({ receipt, Sent: QuoteSent });
      }}
    />
  );
}

interface OpenQuoteFormProps extends QuoteFormProps {
  isFocused: boolean;
  onSent: (receipt: SentReceipt, code: QuoteFormCode) => void;
}

function OpenQuoteForm({ selectedService, carried, opening, isFocused, onSent }: OpenQuoteFormProps) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const dispatch = useDispatch<AppDispatch>();
  const idPrefix = useId();
  const [progress, setProgress] = useState<Progress>(null);

  const withNote = useCallback(
    (message: string) => {
      // After an unfinished attempt, the text stays unchanged: the server may already have the request, and a retry
      // with a changed text would create a second one.
      const isKept = hasPhotoNote(message) && dispatch(openDraft('quote')).attempt !== null;
      return isKept ? message : withPhotoNote(message, language);
    },
    [dispatch, language],
  );

  const prepare = async (values: FormValues, { restorePhotos }: QuoteFormCode) => {
    const { length } = await dispatch(restorePhotos('quote'));
    const message = String(values['message']);
    return { ...values, message: length > 0 ? withNote(message) : withoutPhotoNote(message) };
  };
  const send = (values: FormValues, code: QuoteFormCode) =>
    dispatch(code.sendQuote({ values, language, page: pathname, onProgress: setProgress }));
  const lead = useLeadForm({ name: 'quote', load, prepare, send, onSent, isFocused });
  const { form, setValue } = lead;
  const photos = useFormPhotos('quote', { load, need: lead.need });

  useEffect(() => {
    if (!carried) return;
    setValue('address', carried.address);
    // The page has already scrolled to the form's title.
    form.current?.querySelector<HTMLElement>('[name="address"]')?.focus({ preventScroll: true });
  }, [carried, form, setValue]);

  usePreselectedService(form, selectedService);

  useEffect(() => {
    const message = form.current?.querySelector('textarea')?.value ?? '';
    if (opening && !message.includes(opening)) setValue('message', [opening, message].join('\n').trim());
  }, [opening, form, setValue]);

  // Replaces the note about photos in a draft that was begun in the other language.
  useEffect(() => {
    const message = form.current?.querySelector('textarea')?.value ?? '';
    if (hasPhotoNote(message)) setValue('message', withNote(message));
  }, [withNote, form, setValue]);

  const addPhotos = async (files: File[], ids?: string[]) => {
    const taken = await photos.add(files, ids);
    const message = form.current?.querySelector('textarea');
    if (taken > 0 && message) setValue('message', withNote(message.value));
    return taken;
  };
  return (
    <form {...lead.formProps}>
      <QuoteFields
        errors={lead.code?.errorTexts(lead.errors, language) ?? {}}
        selectedService={selectedService}
        idPrefix={idPrefix}
      />
      <FormEnd
        name="quote"
        lead={lead}
        photos={{ ...photos, add: addPhotos }}
        progress={progress}
        width="sm:w-64"
      />
    </form>
  );
}

function usePreselectedService(
  form: RefObject<HTMLFormElement | null>,
  service: QuoteServiceId | undefined,
): void {
  const before = useRef(service);
  useEffect(() => {
    if (before.current === service) return;
    const boxes = form.current?.querySelectorAll<HTMLInputElement>('[name="services"]') ?? [];
    for (const box of boxes) {
      if (box.value === before.current) box.checked = false;
      if (box.value === service) box.checked = true;
    }
    before.current = service;
  }, [form, service]);
}
