import { useId, useRef } from 'react';
import { PrivacyNote } from '../../../components/site/privacy-note';
import { Button } from '../../../components/ui/button';
import { PartFailed } from '../../../components/ui/part-failed';
import { formsContent } from '../../../content/forms';
import { untilAlive } from '../../../lib/until-alive';
import { useLazyForm } from '../../../hooks/use-lazy-form';
import { useContent } from '../../../lib/language-context';
import { ContactFields } from './contact-fields';

const load = () => import('./live-contact-form').then((module) => module.LiveContactForm);

/** The contact form: fields in the prerendered page, behaviour when it comes near the view or is touched. */
export function ContactForm({ subject = '' }: { subject?: string }) {
  const content = useContent(formsContent).contact;
  const idPrefix = useId();
  const form = useRef<HTMLFormElement>(null);
  const { Live, typed, focused, holdSubmit, hasFailed } = useLazyForm({ name: 'contact', form, load });
  if (Live) return <Live typed={typed ?? {}} focused={focused} subject={subject} />;
  return (
    <form
      ref={form}
      {...untilAlive}
      noValidate
      onSubmit={holdSubmit}
      className="relative grid gap-4 sm:grid-cols-2"
    >
      <ContactFields control={(name) => ({ name })} idPrefix={idPrefix} />
      <div className="space-y-3 sm:col-span-2">
        <Button variant="action" type="submit" className="w-full sm:w-52">
          {content.submit}
        </Button>
        {hasFailed && <PartFailed />}
        <PrivacyNote />
      </div>
    </form>
  );
}
