import { uploadCategories } from '@sandhill/company/categories.js';
import { useId, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { SelectField, TextArea, TextField } from '../../../components/ui/field';
import type { Progress } from '../../../components/ui/sending-progress';
import { useToast } from '../../../components/ui/toast/use-toast';
import { adminContent } from '../../../content/admin';
import { imagesContent } from '../../../content/images';
import { isApiError } from '../../../lib/api-error';
import { useDraft } from '../../../lib/drafts/use-draft';
import { useContent, useLanguage } from '../../../lib/language-context';
import { readAsDataUrl } from '../../../lib/shrink-picture';
import { useAddProjectMutation } from '../api/manage-api';
import { isPassing } from './change-failure';
import { MobileDropZone } from './mobile-drop-zone';
import { categoryName } from '../project-words';
import { TryAgain } from './try-again';
import { uploadKey } from './upload-key';
import { useImageFile } from './use-image-file';
import { UploadProgress } from './upload-progress';

interface Upload {
  title: string;
  description: string;
  category: string;
}

const empty: Upload = { title: '', description: '', category: 'landscaping' };

/** The file's name without extension, first letter in upper case. */
function titleFromFile(name: string): string {
  const base = name.replace(/\.[^.]+$/, '');
  return base.charAt(0).toUpperCase() + base.slice(1);
}

/** 'Upload Project Photo': for a phone in the field, one photo at a time. */
export function MobileUpload() {
  const content = useContent(adminContent).mobile;
  const language = useLanguage();
  const { reasons } = useContent(imagesContent);
  const toast = useToast();
  const id = useId();
  const [upload, setUpload] = useDraft('mobile-upload', empty);
  const image = useImageFile('mobile');
  const [progress, setProgress] = useState<Progress>(null);
  const [isCutOff, setCutOff] = useState(false);
  const [addProject, { isLoading }] = useAddProjectMutation();
  const change = (changed: Partial<Upload>) => setUpload({ ...upload, ...changed });
  const isReady = image.file !== null && upload.title.trim() !== '';

  const choose = (file: File | null) => {
    image.choose(file);
    if (file && !upload.title) change({ title: titleFromFile(file.name) });
  };

  const explain = (error: unknown) => {
    if (isApiError(error) && error.status === 401) return content.signIn;
    if (isApiError(error) && error.status === 403) return content.forbidden;
    if (isApiError(error) && error.status === 507) return reasons.noRoom;
    return content.failed.description;
  };

  const send = async () => {
    const { file } = image;
    const { title, description, category } = upload;
    if (!file || !title.trim()) {
      toast({ ...content.missing, variant: 'destructive' });
      return;
    }
    setCutOff(false);
    try {
      const imageUrl = await readAsDataUrl(file);
      const words = { title: title.trim(), description: description.trim() || null, category };
      const project = { ...words, featured: false, displayOrder: 0, imageUrl, fileName: file.name };
      setProgress(0);
      const idempotencyKey = uploadKey(file, words);
      await addProject({ project, idempotencyKey, onProgress: setProgress }).unwrap();
      toast({ ...content.success, variant: 'success' });
      setUpload(empty);
      image.choose(null);
    } catch (error) {
      toast({ title: content.failed.title, description: explain(error), variant: 'destructive' });
      setCutOff(isPassing(error));
    } finally {
      setProgress(null);
    }
  };

  return (
    <section className="mx-auto max-w-xl rounded-2xl border border-line p-4 sm:p-5">
      <h2 className="text-heading">{content.title}</h2>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        className="mt-4 space-y-4"
      >
        {/* What is chosen now would not go along. */}
        <div inert={isLoading} className="space-y-4 inert:opacity-60">
          <MobileDropZone preview={image.preview} onChoose={choose} />
          <TextField
            id={`${id}-title`}
            label={content.name}
            isRequired
            control={{
              value: upload.title,
              maxLength: 200,
              onChange: (event) => change({ title: event.target.value }),
            }}
          />
          <TextArea
            id={`${id}-description`}
            label={content.description}
            control={{
              value: upload.description,
              maxLength: 5000,
              onChange: (event) => change({ description: event.target.value }),
            }}
          />
          <SelectField
            id={`${id}-category`}
            label={content.category}
            control={{
              value: upload.category,
              onChange: (event) => change({ category: event.target.value }),
            }}
          >
            {uploadCategories.map((category) => (
              <option key={category} value={category}>
                {categoryName(category, language)}
              </option>
            ))}
          </SelectField>
        </div>
        <Button type="submit" variant="action" disabled={!isReady || isLoading} className="w-full">
          {isLoading ? content.submitting : content.submit}
        </Button>
        <UploadProgress progress={progress} />
        {isCutOff && isReady && !isLoading && <TryAgain />}
      </form>
    </section>
  );
}
