import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Progress } from '../../../../components/ui/sending-progress';
import { useToast } from '../../../../components/ui/toast/use-toast';
import { imagesContent } from '../../../../content/images';
import { pictureQueueContent } from '../../../../content/picture-queue';
import { websitePicturesContent } from '../../../../content/website-pictures';
import { useContent } from '../../../../lib/language-context';
import type { AppDispatch } from '../../../../lib/root-reducer';
import { readAsDataUrl } from '../../../../lib/read-file';
import type { Project } from '../../../../types/api';
import { useAddProjectMutation } from '../../api/manage-api';
import { pictureChosen, useGetSiteUsesQuery } from '../../api/site-pictures-api';
import { preparePicture } from '../../queue/prepare-picture';
import { useQueueState } from '../../queue/use-picture-queue';
import { changeFailure } from '../change-failure';
import { zoneFault } from '../image-rules';
import { titleOfFile } from '../title-of-file';
import { uploadKey } from '../upload-key';

/**
 * Field values of a picture that only the website uses. The placement 'hero' keeps the picture out of the gallery. No
 * service has the category 'landscaping', so the picture never becomes a service's banner.
 */
const forWebsite = {
  category: 'landscaping',
  placement: 'hero',
  featured: false,
  displayOrder: 0,
} as const;

export function usePickedPicture(onPick: (project: Project) => void) {
  const images = useContent(imagesContent);
  const { heic } = useContent(pictureQueueContent);
  const { picker } = useContent(websitePicturesContent);
  const toast = useToast();
  const dispatch = useDispatch<AppDispatch>();
  const { settings } = useQueueState();
  // Subscribes to the list, so that it stays in the cache and `pictureChosen` can add to it.
  useGetSiteUsesQuery();
  const [addProject] = useAddProjectMutation();
  const [progress, setProgress] = useState<Progress>(null);

  const pick = (project: Project) => {
    dispatch(pictureChosen(project));
    onPick(project);
  };
  const refuse = (description: string) =>
    toast({ title: picker.failed, description, variant: 'destructive' });

  const upload = async (chosen: File) => {
    setProgress(0);
    try {
      const { file, facts } = await preparePicture(chosen, settings.areOriginalsWanted);
      const fault = zoneFault([file]);
      if (fault) return refuse(fault === 'heic' ? heic : images.zone[fault]);
      const words = { title: titleOfFile(file) || picker.untitled, fileName: file.name, ...forWebsite };
      const project = await addProject({
        project: { ...facts, ...words, imageUrl: await readAsDataUrl(file), unlessPresent: true },
        idempotencyKey: uploadKey(file, words),
        onProgress: setProgress,
      }).unwrap();
      pick(project);
    } catch (error) {
      refuse(changeFailure(error, images));
    } finally {
      setProgress(null);
    }
  };
  return { pick, upload, progress };
}
