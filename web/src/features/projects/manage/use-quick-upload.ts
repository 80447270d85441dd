import type { Progress } from '../../../components/ui/sending-progress';
import { imagesContent } from '../../../content/images';
import { isApiError } from '../../../lib/api-error';
import { useContent } from '../../../lib/language-context';
import { readAsDataUrl } from '../../../lib/shrink-picture';
import type { NewProject, Section } from '../../../types/api';
import { useAddProjectMutation } from '../api/manage-api';
import { changeFailure, isPassing, isUnreadable } from './change-failure';
import { uploadKey } from './upload-key';

const maxTitle = 200;

interface QuickUpload {
  file: File;
  section: Section;
  onProgress: (progress: Progress) => void;
}

/** Why a photo was not kept, in the page's language. */
export interface QuickFailure {
  words: { title: string; description: string };
  /** Another try may do. */
  isPassing: boolean;
}

/** What a quick upload sends: the file's name is the title, and its section stands in the description. */
async function toQuickProject(file: File, section: Section, untitled: string): Promise<NewProject> {
  const title = file.name
    .replace(/\.[^.]*$/, '')
    .trim()
    .slice(0, maxTitle);
  return {
    title: title || untitled,
    description: `Uploaded from mobile - Section: ${section}`,
    imageUrl: await readAsDataUrl(file),
    fileName: file.name,
    category: 'landscaping',
    placement: 'gallery',
    featured: false,
    displayOrder: 0,
  };
}

/** Uploads one photo; resolves to null when it was kept, else to why it was not. */
export function useQuickUpload(): (upload: QuickUpload) => Promise<QuickFailure | null> {
  const content = useContent(imagesContent);
  const [addProject] = useAddProjectMutation();
  const explain = (error: unknown) => {
    if (isUnreadable(error)) return content.form.unreadable;
    const isKnown = isApiError(error) && [401, 403, 507].includes(error.status);
    const { title, description } = content.quick.failed;
    return { title, description: isKnown ? changeFailure(error, content) : description };
  };
  return async ({ file, section, onProgress }) => {
    try {
      const project = await toQuickProject(file, section, content.quick.untitled);
      const idempotencyKey = uploadKey(file, { section });
      await addProject({ project, idempotencyKey, onProgress }).unwrap();
      return null;
    } catch (error) {
      return { words: explain(error), isPassing: isPassing(error) };
    }
  };
}
