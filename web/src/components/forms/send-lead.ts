import { readGuide } from '../../lib/form-guide';
import type { AppThunk } from '../../lib/root-reducer';
import type { LeadReceipt } from '../../types/api';
import type { Progress } from '../ui/sending-progress';
import { type DraftName, openDraft } from './drafts-slice';
import { forgetPhotos, restorePhotos } from './photos/form-photos';
import { sendDraft } from './send-draft';

export interface LeadSending {
  idempotencyKey: string;
  onProgress: (part: number) => void;
  /** Called when the server is busy and the lead will be sent again automatically. */
  onBusy: () => void;
}

interface Added {
  tookMs: number;
  guide?: string[];
  projectImages?: string[];
}

interface Lead<Typed, About> {
  name: DraftName;
  typed: Typed;
  /**
   * Page and language of the form. A lead that is sent again from another page or language counts as the same lead, in
   * the browser and on the server.
   */
  about: About;
  onProgress: (progress: Progress) => void;
  post: (lead: Typed & About & Added, sending: LeadSending) => Promise<Partial<LeadReceipt>>;
}

/**
 * Sends a form with its photos, and deletes draft and photos once the server has them.
 *
 * @throws ApiError if the server rejects the form or cannot be reached
 */
export const sendLead =
  <Typed extends object, About extends object>({
    name,
    typed,
    about,
    onProgress,
    post,
  }: Lead<Typed, About>): AppThunk<Promise<Partial<LeadReceipt>>> =>
  async (dispatch) => {
    const { startedAt } = dispatch(openDraft(name));
    const photos = await dispatch(restorePhotos(name));
    const send = (idempotencyKey: string) => {
      const added = {
        ...readGuide(),
        tookMs: Date.now() - startedAt,
        ...(photos.length > 0 && { projectImages: photos.map(({ dataUrl }) => dataUrl) }),
      };
      const sending = { idempotencyKey, onProgress, onBusy: () => onProgress('waiting') };
      return post({ ...typed, ...about, ...added }, sending);
    };
    onProgress(0);
    try {
      const fingerprint = [typed, photos.map(({ id }) => id)];
      const receipt = await dispatch(sendDraft(name, fingerprint, send));
      dispatch(forgetPhotos(name));
      return receipt;
    } finally {
      onProgress(null);
    }
  };
