import { uploadCategories } from '@sandhill/company/categories.js';
import { useId, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { SelectField, TextArea, TextField } from '../../../components/ui/field';
import type { Progress } from '../../../components/ui/sending-progress';
import { useToast } from '../../../components/ui/toast/use-toast';
import { adminContent } from '../../../content/admin';
import { imagesContent } from '../../../content/images';
import { isApiError } from '../../../lib/api-error';
import { useContent, useLanguage } from '../../../lib/language-context';
import { readAsDataUrl } from '../../../lib/shrink-picture';
import { useAddProjectMutation } from '../api/manage-api';
import { isPassing } from './change-failure';
import { MobileDropZone } from './mobile-drop-zone';
import { categoryName } from '../project-words';
import { TryAgain } from './try-again';
import { uploadKey } from './upload-key';
import { UploadProgress } from './upload-progress';

interface Upload {
  file: File | null;
  title: string;
  description: string;
  category: string;
}

const empty: Upload = { file: null, title: '', description: '', category: 'landscaping' };

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
  const [upload, setUpload] = useState(empty);
  const [progress, setProgress] = useState<Progress>(null);
  const [isCutOff, setCutOff] = useState(false);
  const [addProject, { isLoading }] = useAddProjectMutation();
  const change = (changed: Partial<Upload>) => setUpload((current) => ({ ...current, ...changed }));
  const isReady = upload.file !== null && upload.title.trim() !== '';

  const choose = (file: File | null) =>
    setUpload((current) => ({
      ...current,
      file,
      title: current.title || (file ? titleFromFile(file.name) : ''),
    }));

  const explain = (error: unknown) => {
    if (isApiError(error) && error.status === 401) return content.signIn;
    if (isApiError(error) && error.status === 403) return content.forbidden;
    if (isApiError(error) && error.status === 507) return reasons.noRoom;
    return content.failed.description;
  };

  const send = async () => {
    const { file, title, description, category } = upload;
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
          <MobileDropZone file={upload.file} onChoose={choose} />
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
