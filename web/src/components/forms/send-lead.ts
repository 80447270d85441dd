import type { Language } from '@sandhill/company/language.js';
import { formAnswersContent } from '../../content/form-answers';
import { readArrival } from '../../lib/arrival';
import { readGuide } from '../../lib/form-guide';
import type { AppThunk } from '../../lib/root-reducer';
import type { LeadReceipt, Urgency } from '../../types/api';
import type { Progress } from '../ui/sending-progress';
import type { DraftName } from './draft-key';
import { openDraft } from './drafts-slice';
import type { FormValues } from './form-values';
import { forgetPhotos, restorePhotos } from './photos/form-photos';
import { reportFailure } from './report-failure';
import { sendDraft } from './send-draft';
import type { Outcome } from './use-lead-form';

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
   * Page and language of the form, and how the visitor came to the site. A lead that is sent again from another page or
   * language counts as the same lead, in the browser and on the server.
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

export interface Submission {
  values: FormValues;
  language: Language;
  page: string;
  onProgress: (progress: Progress) => void;
}

export type SentReceipt = Partial<LeadReceipt> & { isUrgent?: boolean };

interface About extends ReturnType<typeof readArrival> {
  language: Language;
  page: string;
}

interface LeadForm<Typed> {
  name: 'quote' | 'contact';
  /**
   * Returns the values in the format in which they are sent.
   *
   * @throws if they are invalid
   */
  parse: (values: FormValues) => Typed;
  post: Lead<Typed, About>['post'];
}

/** Sends what a visitor typed into a form. A failure is shown in a toast. */
export const sendForm =
  <Typed extends { urgency?: Urgency }>(
    { name, parse, post }: LeadForm<Typed>,
    { values, language, page, onProgress }: Submission,
  ): AppThunk<Promise<Outcome<SentReceipt>>> =>
  async (dispatch) => {
    try {
      const typed = parse(values);
      const about = { ...readArrival(), language, page };
      const receipt = await dispatch(sendLead({ name, typed, about, onProgress, post }));
      return { receipt: { ...receipt, isUrgent: typed.urgency !== undefined } };
    } catch (error) {
      const answers = formAnswersContent[language];
      return { refusal: dispatch(reportFailure(error, { answers, failed: answers[name].failed })) };
    }
  };
