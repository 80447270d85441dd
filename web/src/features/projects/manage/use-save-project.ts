import { useState } from 'react';
import type { Progress } from '../../../components/ui/sending-progress';
import { useToast } from '../../../components/ui/toast/use-toast';
import { imagesContent } from '../../../content/images';
import { useContent } from '../../../lib/language-context';
import { randomId } from '../../../lib/random-id';
import { readAsDataUrl } from '../../../lib/shrink-picture';
import type { Project } from '../../../types/api';
import { useAddProjectMutation, useUpdateProjectMutation } from '../api/manage-api';
import { changeFailure, isPassing, isUnreadable } from './change-failure';
import { type ProjectValues, toProject } from './project-values';
import { uploadKey } from './upload-key';

interface Saving {
  values: ProjectValues;
  file: File | null;
  /** The picture that is changed; null makes a new one. */
  edited: Project | null;
}

/**
 * Adds or changes a picture and says what came of it. `save` resolves to whether it was kept; `isCutOff` says that
 * another try may do.
 */
export function useSaveProject() {
  const content = useContent(imagesContent);
  const toast = useToast();
  const [progress, setProgress] = useState<Progress>(null);
  const [isCutOff, setCutOff] = useState(false);
  const [addProject] = useAddProjectMutation();
  const [updateProject] = useUpdateProjectMutation();

  const readImage = async (file: File | null) => {
    try {
      return file ? { imageUrl: await readAsDataUrl(file), fileName: file.name } : {};
    } catch {
      toast({ ...content.form.unreadable, variant: 'destructive' });
      return null;
    }
  };

  const send = async ({ values, file, edited }: Saving, image: { imageUrl?: string; fileName?: string }) => {
    const fields = toProject(values);
    const onProgress = setProgress;
    if (edited) return updateProject({ id: edited.id, change: { ...fields, ...image }, onProgress }).unwrap();
    const idempotencyKey = file ? uploadKey(file, fields) : randomId();
    return addProject({
      project: { ...fields, imageUrl: '', ...image },
      idempotencyKey,
      onProgress,
    }).unwrap();
  };

  const save = async (saving: Saving): Promise<boolean> => {
    const { form } = content;
    const image = await readImage(saving.file);
    if (!image) return false;
    setCutOff(false);
    setProgress(0);
    try {
      await send(saving, image);
      toast({ ...(saving.edited ? form.updated : form.added), variant: 'success' });
      return true;
    } catch (error) {
      const title = saving.edited ? form.updateFailed : form.addFailed;
      const said = isUnreadable(error)
        ? form.unreadable
        : { title, description: changeFailure(error, content) };
      toast({ ...said, variant: 'destructive' });
      setCutOff(isPassing(error));
      return false;
    } finally {
      setProgress(null);
    }
  };
  return { save, progress, isCutOff };
}
