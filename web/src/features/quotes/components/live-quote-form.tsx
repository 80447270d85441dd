import { zodResolver } from '@hookform/resolvers/zod';
import type { Language } from '@sandhill/company/language.js';
import type { QuoteServiceId } from '@sandhill/company/service-names.js';
import { useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { PrivacyNote } from '../../../components/site/privacy-note';
import { useToast } from '../../../components/ui/toast/use-toast';
import { formAnswersContent } from '../../../content/form-answers';
import { useFocusOnReturn } from '../../../hooks/use-focus-on-return';
import { useRefocus } from '../../../hooks/use-refocus';
import type { ApiError } from '../../../lib/api-error';
import { failureText } from '../../../lib/failure-text';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { CarriedAddress } from '../carried-address';
import { emptyQuote, type QuoteDraftValues } from '../empty-quote';
import { hasPhotoNote, withoutPhotoNote, withPhotoNote } from '../photo-note';
import { quoteSchema, type QuoteValues } from '../quote-schema';
import { useQuoteDraft } from '../use-quote-draft';
import { useQuotePhotos } from '../use-quote-photos';
import { useSubmitQuote } from '../use-submit-quote';
import { PhotoPicker } from './photo-picker';
import { QuoteFields } from './quote-fields';
import { QuoteSent, type QuoteReceipt } from './quote-sent';
import { SendButton } from './send-button';

interface LiveQuoteFormProps {
  /** What the fields held before the form came to life. */
  values: QuoteDraftValues;
  /** The field the visitor was in. */
  focused: string | null;
  carried?: CarriedAddress;
  selectedService?: QuoteServiceId;
}

const isUntouched = (values: QuoteDraftValues) =>
  !values.name && !values.email && !values.phone && !values.address && !values.message;

function startingValues(typed: QuoteDraftValues, kept: QuoteDraftValues | null): QuoteDraftValues {
  if (!kept || !isUntouched(typed)) return typed;
  return { ...kept, services: [...new Set([...kept.services, ...typed.services])] };
}

/** A draft begun in the other language holds that language's note about photos. */
const inLanguage = (values: QuoteDraftValues, language: Language): QuoteDraftValues =>
  hasPhotoNote(values.message) ? { ...values, message: withPhotoNote(values.message, language) } : values;

export function LiveQuoteForm({ values, focused, carried, selectedService }: LiveQuoteFormProps) {
  const answers = useContent(formAnswersContent);
  const language = useLanguage();
  const { pathname } = useLocation();
  const toast = useToast();
  const idPrefix = useId();
  const form = useRef<HTMLFormElement>(null);
  // An address that is carried here after a request was sent brings the form back.
  const [sent, setSent] = useState<{ receipt: QuoteReceipt; before?: CarriedAddress } | null>(null);
  const thanks = sent !== null && sent.before === carried ? sent : null;
  const draft = useQuoteDraft();
  const [wasTyped] = useState(!isUntouched(values));
  const { change, begin } = draft;
  const { photos, isWorking, add, remove, clear } = useQuotePhotos(draft.id);
  const { submit, progress } = useSubmitQuote(draft);
  const { register, handleSubmit, formState, reset, setError, setValue, getValues, subscribe } =
    useForm<QuoteDraftValues>({
      resolver: zodResolver(quoteSchema) as never,
      defaultValues: inLanguage(startingValues(values, draft.first.values), language),
    });

  useRefocus(form, focused);
  useFocusOnReturn(form, thanks === null);

  useEffect(() => {
    if (!carried) return;
    begin();
    setValue('address', carried.address, { shouldDirty: true, shouldValidate: true });
    // The page has scrolled to the form's title already.
    form.current?.querySelector<HTMLElement>('[name="address"]')?.focus({ preventScroll: true });
  }, [carried, begin, setValue]);

  useEffect(() => {
    if (!selectedService || getValues('services').includes(selectedService)) return;
    setValue('services', [...getValues('services'), selectedService]);
  }, [selectedService, getValues, setValue]);

  useEffect(() => {
    // Handed over, and no change that the form tells of.
    if (wasTyped) change({ values: getValues() });
    return subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => change({ values: typed }),
    });
  }, [wasTyped, getValues, subscribe, change]);

  const addPhotos = async (files: File[]) => {
    const taken = await add(files);
    if (taken > 0) setValue('message', withPhotoNote(getValues('message'), language));
  };

  const showFailure = ({ status, fields }: ApiError) => {
    for (const [name, fault] of Object.entries(fields ?? {})) {
      if (name in emptyQuote()) setError(name as keyof QuoteDraftValues, { message: fault.code });
    }
    const photoFault = fields?.projectImages && answers.errors[fields.projectImages.code];
    const text = failureText(status, answers, photoFault ?? answers.quote.failed.text);
    toast({ title: answers.quote.failed.title, description: text, variant: 'destructive' });
  };

  const send = handleSubmit(async (typed) => {
    const message =
      photos.length > 0 ? withPhotoNote(typed.message, language) : withoutPhotoNote(typed.message);
    if (message.length < 10) {
      setError('message', { message: 'message_too_short' }, { shouldFocus: true });
      return;
    }
    const submission = { values: { ...typed, message } as QuoteValues, photos, language, page: pathname };
    const outcome = await submit(submission);
    if ('error' in outcome) {
      showFailure(outcome.error);
      return;
    }
    clear();
    draft.end();
    reset(emptyQuote(selectedService ? [selectedService] : []));
    setSent({ receipt: outcome.receipt, before: carried });
  });

  const startAgain = () => {
    begin();
    setSent(null);
  };
  if (thanks) return <QuoteSent receipt={thanks.receipt} onAgain={startAgain} />;
  const errors = Object.fromEntries(
    Object.entries(formState.errors).map(([name, error]) => [
      name,
      answers.errors[error?.message ?? ''] ?? answers.errors.required,
    ]),
  );
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void send(event)}
      className="relative grid gap-4 sm:grid-cols-2"
    >
      <QuoteFields control={(name) => register(name)} errors={errors} idPrefix={idPrefix} />
      <PhotoPicker
        photos={photos}
        isWorking={isWorking}
        onAdd={(files) => void addPhotos(files)}
        onRemove={remove}
      />
      <div className="space-y-3 sm:col-span-2">
        <SendButton progress={progress} isDisabled={isWorking} />
        <PrivacyNote />
      </div>
    </form>
  );
}
