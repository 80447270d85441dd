import { endDraft } from '../../components/forms/drafts-slice';
import type { FormValues } from '../../components/forms/form-values';
import { readArrival } from '../../lib/arrival';
import { isApiError } from '../../lib/api-error';
import { markPopupDone } from '../../lib/popup-session';
import type { AppThunk } from '../../lib/root-reducer';
import { chatApi } from './api/chat-api';
import { parseContact } from './contact-schema';
import { endConversation, keepReference, selectConversation } from './conversation-slice';

/**
 * Sends the visitor's contact data, which turns the conversation into a lead. A repeated call makes no second lead. If
 * the server has deleted the conversation, it ends in this browser too, and the values stay in the draft.
 *
 * @throws ApiError if the server rejects the data or cannot be reached
 */
export const leaveContact =
  (values: FormValues): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { sessionId } = selectConversation(getState());
    if (sessionId === null) return;
    const contact = { ...parseContact(values), ...readArrival() };
    try {
      const { reference, page } = await dispatch(
        chatApi.endpoints.leaveContact.initiate({ sessionId, contact }, { track: false }),
      ).unwrap();
      dispatch(keepReference(reference, contact.urgency && page));
      dispatch(endDraft('chatContact'));
      markPopupDone();
    } catch (error) {
      if (!isApiError(error) || error.status !== 404) throw error;
      dispatch(endConversation());
    }
  };
