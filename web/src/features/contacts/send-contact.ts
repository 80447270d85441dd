import type { Language } from '@sandhill/company/language.js';
import { openDraft } from '../../components/forms/drafts-slice';
import type { FormValues } from '../../components/forms/form-values';
import { reportFailure } from '../../components/forms/report-failure';
import { sendDraft } from '../../components/forms/send-draft';
import type { Refusal } from '../../components/forms/use-lead-form';
import { toastShown } from '../../components/ui/toast/toast-slice';
import { formAnswersContent } from '../../content/form-answers';
import { readArrival } from '../../lib/arrival';
import type { AppThunk } from '../../lib/root-reducer';
import type { LeadReceipt } from '../../types/api';
import { contactsApi } from './api/contacts-api';
import { parseContact } from './contact-schema';

interface Submission {
  values: FormValues;
  language: Language;
  /** The address of the page that the form stands on. */
  page: string;
}

type Outcome = { receipt: Partial<LeadReceipt> } | { refusal: Refusal };

/** Sends the message. Once the server has it, the draft ends; a toast tells the visitor how it went. */
export const sendContact =
  ({ values, language, page }: Submission): AppThunk<Promise<Outcome>> =>
  async (dispatch) => {
    const { startedAt } = dispatch(openDraft('contact'));
    const content = { ...parseContact(values), ...readArrival(), language, page };
    const send = (idempotencyKey: string) => {
      const contact = { ...content, tookMs: Date.now() - startedAt };
      return dispatch(contactsApi.endpoints.sendContact.initiate({ contact, idempotencyKey })).unwrap();
    };
    const answers = formAnswersContent[language];
    try {
      const receipt = await dispatch(sendDraft('contact', content, send));
      const { title, text: description } = answers.contact.success;
      dispatch(toastShown({ title, description, variant: 'success' }));
      return { receipt };
    } catch (error) {
      return { refusal: dispatch(reportFailure(error, { answers, failed: answers.contact.failed })) };
    }
  };
