import type { QuoteServiceId } from '@sandhill/company/service-names.js';
import { useId, useRef } from 'react';
import { PrivacyNote } from '../../../components/site/privacy-note';
import { Button } from '../../../components/ui/button';
import { PartFailed } from '../../../components/ui/part-failed';
import { formsContent } from '../../../content/forms';
import { untilAlive } from '../../../lib/until-alive';
import { useLazyForm } from '../../../hooks/use-lazy-form';
import { useContent } from '../../../lib/language-context';
import type { CarriedAddress } from '../carried-address';
import { emptyQuote } from '../empty-quote';
import { QuoteFields } from './quote-fields';

interface QuoteFormProps {
  selectedService?: QuoteServiceId;
  carried?: CarriedAddress;
}

const load = () => import('./live-quote-form').then((module) => module.LiveQuoteForm);

/**
 * The quote form. Its fields are in the prerendered page; validation, photos and sending arrive when it comes near the
 * view or is touched, and take over what was typed until then.
 */
export function QuoteForm({ selectedService, carried }: QuoteFormProps) {
  const content = useContent(formsContent);
  const idPrefix = useId();
  const form = useRef<HTMLFormElement>(null);
  const { Live, typed, focused, holdSubmit, hasFailed } = useLazyForm({
    name: 'quote',
    form,
    load,
    isWanted: carried !== undefined,
  });
  const services = selectedService ? [selectedService] : [];
  if (Live) {
    const values = { ...emptyQuote(services), ...typed };
    return <Live values={values} focused={focused} carried={carried} selectedService={selectedService} />;
  }
  return (
    <form
      ref={form}
      {...untilAlive}
      noValidate
      onSubmit={holdSubmit}
      className="relative grid gap-4 sm:grid-cols-2"
    >
      <QuoteFields control={(name) => ({ name })} checkedServices={services} idPrefix={idPrefix} />
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
        <Button variant="outline">{content.quote.addPhotos}</Button>
        <span className="text-sm text-ink-soft">{content.quote.photosHint}</span>
      </div>
      <div className="space-y-3 sm:col-span-2">
        <Button variant="action" type="submit" className="w-full sm:w-64">
          {content.quote.submit}
        </Button>
        {hasFailed && <PartFailed />}
        <PrivacyNote />
      </div>
    </form>
  );
}
