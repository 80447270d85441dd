import { useState } from 'react';
import type { Progress } from '../../../components/ui/sending-progress';
import { useToast } from '../../../components/ui/toast/use-toast';
import { imagesContent } from '../../../content/images';
import { useContent } from '../../../lib/language-context';
import { readAsDataUrl } from '../../../lib/read-file';
import type { Project } from '../../../types/api';
import { useLazyGetManagedProjectQuery, useUpdateProjectMutation } from '../api/manage-api';
import { useOutcomeWords } from '../queue/outcome-words';
import type { PictureFacts } from '../queue/picture-facts';
import { useQueuedUpload } from '../queue/use-queued-upload';
import { changeFailure, isPassing, isUnreadable } from './change-failure';
import { type ProjectValues, rebased, toProject } from './project-values';
import { uploadKey } from './upload-key';

interface Saving {
  values: ProjectValues;
  file: File | null;
  facts: PictureFacts;
  /** The picture to change; null to add one. */
  edited: Project | null;
}

/**
 * Returns `save`, which adds or changes a picture, reports the outcome, and resolves to whether it succeeded.
 * `isCutOff` says whether the last attempt failed because the connection broke or the server was busy or down, so that
 * a retry may succeed.
 */
export function useSaveProject() {
  const content = useContent(imagesContent);
  const toast = useToast();
  const [progress, setProgress] = useState<Progress>(null);
  const [isCutOff, setCutOff] = useState(false);
  const upload = useQueuedUpload();
  const outcomeWords = useOutcomeWords<{ title: string; description?: string }>(content.form.added);
  const [updateProject] = useUpdateProjectMutation();
  const [readProject] = useLazyGetManagedProjectQuery();

  const readImage = async ({ file, facts }: Saving) => {
    try {
      return file ? { ...facts, imageUrl: await readAsDataUrl(file), fileName: file.name } : {};
    } catch {
      toast({ ...content.form.unreadable, variant: 'destructive' });
      return null;
    }
  };

  const failureWords = (title: string) => (error: unknown) =>
    isUnreadable(error) ? content.form.unreadable : { title, description: changeFailure(error, content) };

  const add = async ({ values, file, facts }: Saving & { file: File }): Promise<boolean> => {
    const words = toProject(values);
    const key = uploadKey(file, words);
    const outcome = await upload({ file, facts, words, key, onProgress: setProgress });
    const isKept = outcome.kind !== 'failed';
    const said = outcomeWords(outcome, failureWords(content.form.addFailed));
    toast({ ...said, variant: isKept ? 'success' : 'destructive' });
    setCutOff(!isKept && isPassing(outcome.error));
    return isKept;
  };

  const update = async (saving: Saving & { edited: Project }): Promise<boolean> => {
    const { form } = content;
    setProgress(0);
    try {
      const image = await readImage(saving);
      if (!image) return false;
      const { id } = saving.edited;
      // Reads the picture again, because a colleague may have changed other fields since the form was opened.
      const now = await readProject(id).unwrap();
      const change = { ...toProject(rebased(saving.values, saving.edited, now)), ...image };
      await updateProject({ id, change, onProgress: setProgress }).unwrap();
      toast({ ...form.updated, variant: 'success' });
      return true;
    } catch (error) {
      toast({ ...failureWords(form.updateFailed)(error), variant: 'destructive' });
      setCutOff(isPassing(error));
      return false;
    } finally {
      setProgress(null);
    }
  };

  const save = async (saving: Saving): Promise<boolean> => {
    setCutOff(false);
    const { edited, file } = saving;
    if (edited) return update({ ...saving, edited });
    return file ? add({ ...saving, file }) : false;
  };
  return { save, progress, isCutOff };
}
