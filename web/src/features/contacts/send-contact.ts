import type { Language } from '@sandhill/company/language.js';
import type { FormValues } from '../../components/forms/form-values';
import { reportFailure } from '../../components/forms/report-failure';
import { sendLead } from '../../components/forms/send-lead';
import type { Outcome } from '../../components/forms/use-lead-form';
import { toastShown } from '../../lib/toast-slice';
import type { Progress } from '../../components/ui/sending-progress';
import { formAnswersContent } from '../../content/form-answers';
import { readArrival } from '../../lib/arrival';
import type { AppThunk } from '../../lib/root-reducer';
import { contactsApi } from './api/contacts-api';
import type { ContactReceipt } from './components/contact-sent';
import { parseContact } from './contact-schema';

interface Submission {
  values: FormValues;
  language: Language;
  page: string;
  onProgress: (progress: Progress) => void;
}

/** Sends the contact form and shows the outcome in a toast. The draft is deleted once the server has the message. */
export const sendContact =
  ({ values, language, page, onProgress }: Submission): AppThunk<Promise<Outcome<ContactReceipt>>> =>
  async (dispatch) => {
    const answers = formAnswersContent[language];
    try {
      const typed = parseContact(values);
      const receipt = await dispatch(
        sendLead({
          name: 'contact',
          typed,
          about: { ...readArrival(), language, page },
          onProgress,
          post: (contact, sending) =>
            dispatch(contactsApi.endpoints.sendContact.initiate({ contact, ...sending })).unwrap(),
        }),
      );
      const { title, text: description } = answers.contact.success;
      dispatch(toastShown({ title, description, variant: 'success' }));
      return { receipt: { ...receipt, isUrgent: typed.urgency !== undefined } };
    } catch (error) {
      return { refusal: dispatch(reportFailure(error, { answers, failed: answers.contact.failed })) };
    }
  };
