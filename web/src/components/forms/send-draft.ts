import {
  type IdempotencyKey,
  idempotencyKeyFor,
  isKeyReused,
  newIdempotencyKey,
} from '../../lib/idempotency-key';
import { markPopupDone } from '../../lib/popup-session';
import type { AppThunk } from '../../lib/root-reducer';
import type { DraftName } from './draft-key';
import { changeDraft, endDraft, openDraft } from './drafts-slice';

/**
 * Sends a draft's content, and ends the draft once the server has accepted the content. The idempotency key changes
 * only when the content does. If the server knows the key with other content, the content is sent again with a new key,
 * at most once.
 *
 * @throws ApiError if the server rejects the content or cannot be reached
 */
export const sendDraft =
  <T>(
    name: DraftName,
    content: unknown,
    send: (idempotencyKey: string) => Promise<T>,
  ): AppThunk<Promise<T>> =>
  async (dispatch) => {
    const sendUnder = (attempt: IdempotencyKey) => {
      dispatch(changeDraft(name, { attempt }));
      return send(attempt.key);
    };
    const attempt = idempotencyKeyFor(dispatch(openDraft(name)).attempt, JSON.stringify(content));
    const answer = await sendUnder(attempt).catch((error: unknown) => {
      if (!isKeyReused(error)) throw error;
      return sendUnder(newIdempotencyKey(attempt.fingerprint));
    });
    dispatch(endDraft(name));
    markPopupDone();
    return answer;
  };
