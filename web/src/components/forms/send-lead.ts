import { readGuide } from '../../lib/form-guide';
import type { AppThunk } from '../../lib/root-reducer';
import type { LeadReceipt } from '../../types/api';
import type { Progress } from '../ui/sending-progress';
import { type DraftName, openDraft } from './drafts-slice';
import { forgetPhotos } from './photos/form-photos';
import { selectFormPhotos } from './photos/photos-slice';
import { sendDraft } from './send-draft';

export interface LeadSending {
  idempotencyKey: string;
  onProgress: (part: number) => void;
  /** Called when the server is busy and the page will send again automatically. */
  onBusy: () => void;
}

/** What the form adds to what was typed. */
interface Added {
  tookMs: number;
  guide?: string[];
  projectImages?: string[];
}

interface Lead<Content> {
  name: DraftName;
  content: Content;
  onProgress: (progress: Progress) => void;
  post: (lead: Content & Added, sending: LeadSending) => Promise<Partial<LeadReceipt>>;
}

/**
 * Sends a form with its photos, and forgets draft and photos once the server has it.
 *
 * @throws ApiError if the server rejects it or cannot be reached
 */
export const sendLead =
  <Content extends object>({
    name,
    content,
    onProgress,
    post,
  }: Lead<Content>): AppThunk<Promise<Partial<LeadReceipt>>> =>
  async (dispatch, getState) => {
    const { startedAt } = dispatch(openDraft(name));
    const { photos } = selectFormPhotos(name)(getState());
    const send = (idempotencyKey: string) => {
      const added = {
        ...readGuide(),
        tookMs: Date.now() - startedAt,
        ...(photos.length > 0 && { projectImages: photos.map(({ dataUrl }) => dataUrl) }),
      };
      const sending = { idempotencyKey, onProgress, onBusy: () => onProgress('waiting') };
      return post({ ...content, ...added }, sending);
    };
    onProgress(0);
    try {
      // Without the guide: as for the server, the same text from elsewhere is the same lead.
      const fingerprint = [content, photos.map(({ id }) => id)];
      const receipt = await dispatch(sendDraft(name, fingerprint, send));
      dispatch(forgetPhotos(name));
      return receipt;
    } finally {
      onProgress(null);
    }
  };
