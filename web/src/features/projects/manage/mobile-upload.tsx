import { uploadCategories } from '@sandhill/company/categories.js';
import { useState } from 'react';
import { SelectField, TextArea, TextField } from '../../../components/ui/field';
import { Options } from '../../../components/ui/options';
import type { Progress } from '../../../components/ui/sending-progress';
import { useToast } from '../../../components/ui/toast/use-toast';
import { adminContent } from '../../../content/admin';
import { imagesContent } from '../../../content/images';
import { explain } from '../../../lib/explain';
import { useDraft } from '../../../lib/drafts/use-draft';
import { useContent, useLanguage } from '../../../lib/language-context';
import { useOutcomeWords } from '../queue/outcome-words';
import type { PictureFacts } from '../queue/picture-facts';
import { useQueuedUpload } from '../queue/use-queued-upload';
import { isPassing, isUnreadable } from './change-failure';
import { MobileDropZone } from './mobile-drop-zone';
import { categoryName } from '../project-words';
import type { ProjectValues } from './project-values';
import { UploadForm } from './upload-form';
import { uploadKey } from './upload-key';
import { useImageFile } from './use-image-file';
import { maxTitle, titleOfFile } from './title-of-file';

type Upload = Pick<ProjectValues, 'title' | 'description' | 'category'>;

const empty: Upload = { title: '', description: '', category: 'landscaping' };

function titleFromFile(file: File): string {
  const base = titleOfFile(file);
  return base.charAt(0).toUpperCase() + base.slice(1);
}

interface UploadFieldsProps {
  draft: Upload;
  onChange: (changed: Partial<Upload>) => void;
}

function UploadFields({ draft, onChange }: UploadFieldsProps) {
  const content = useContent(adminContent).mobile;
  const language = useLanguage();
  return (
    <>
      <TextField
        label={content.name}
        isRequired
        control={{
          value: draft.title,
          maxLength: maxTitle,
          onChange: (event) => onChange({ title: event.target.value }),
        }}
      />
      <TextArea
        label={content.description}
        control={{
          value: draft.description,
          maxLength: 5000,
          onChange: (event) => onChange({ description: event.target.value }),
        }}
      />
      <SelectField
        label={content.category}
        control={{
          value: draft.category,
          onChange: (event) => onChange({ category: event.target.value }),
        }}
      >
        <Options of={uploadCategories} name={(category) => categoryName(category, language)} />
      </SelectField>
    </>
  );
}

export function MobileUpload() {
  const content = useContent(adminContent).mobile;
  const { reasons, zone } = useContent(imagesContent);
  const toast = useToast();
  const [draft, setDraft] = useDraft('mobile-upload', empty);
  const image = useImageFile('mobile');
  const [progress, setProgress] = useState<Progress>(null);
  const [isCutOff, setCutOff] = useState(false);
  const upload = useQueuedUpload();
  const outcomeWords = useOutcomeWords(content.success);
  const change = (changed: Partial<Upload>) => setDraft({ ...draft, ...changed });
  const isReady = image.file !== null && draft.title.trim() !== '';

  const choose = (file: File | null, facts?: PictureFacts) => {
    image.choose(file, facts);
    if (file && !draft.title) change({ title: titleFromFile(file) });
  };

  const failureWords = (error: unknown) => ({
    title: content.failed.title,
    description: isUnreadable(error)
      ? content.unreadable
      : explain(error, {
          signIn: content.signIn,
          forbidden: content.forbidden,
          noRoom: reasons.noRoom,
          fileUnreadable: zone.unreadable,
          tryAgain: content.failed.description,
        }),
  });

  const send = async () => {
    const { file, facts } = image;
    const { title, description, category } = draft;
    if (!file || !title.trim()) {
      toast({ ...content.missing, variant: 'destructive' });
      return;
    }
    setCutOff(false);
    const typed = { title: title.trim(), description: description.trim() || null, category };
    const words = { ...typed, featured: false, displayOrder: 0 };
    const key = uploadKey(file, typed);
    const outcome = await upload({ file, facts, words, key, onProgress: setProgress });
    const isKept = outcome.kind !== 'failed';
    toast({ ...outcomeWords(outcome, failureWords), variant: isKept ? 'success' : 'destructive' });
    setCutOff(!isKept && isPassing(outcome.error));
    if (!isKept) return;
    setDraft(empty);
    image.choose(null);
  };

  return (
    <UploadForm
      words={content}
      isReady={isReady}
      progress={progress}
      isCutOff={isCutOff}
      className="mx-auto max-w-xl"
      onSend={send}
    >
      <MobileDropZone preview={image.preview} onChoose={choose} />
      <UploadFields draft={draft} onChange={change} />
    </UploadForm>
  );
}
