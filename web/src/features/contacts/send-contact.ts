import { sendForm, type SentReceipt, type Submission } from '../../components/forms/send-lead';
import type { Outcome } from '../../components/forms/use-lead-form';
import { formAnswersContent } from '../../content/form-answers';
import type { AppThunk } from '../../lib/root-reducer';
import { toastShown } from '../../lib/toast-slice';
import { contactsApi } from './api/contacts-api';
import { parseContact } from './contact-schema';

/** Sends the contact form, and shows a toast if it was sent. */
export const sendContact =
  (submission: Submission): AppThunk<Promise<Outcome<SentReceipt>>> =>
  async (dispatch) => {
    const outcome = await dispatch(
      sendForm(
        {
          name: 'contact',
          parse: parseContact,
          post: (contact, sending) =>
            dispatch(contactsApi.endpoints.sendContact.initiate({ contact, ...sending })).unwrap(),
        },
        submission,
      ),
    );
    if ('receipt' in outcome) {
      const { title, text: description } = formAnswersContent[submission.language].contact.success;
      dispatch(toastShown({ title, description, variant: 'success' }));
    }
    return outcome;
  };
