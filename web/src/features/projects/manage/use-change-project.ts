import { imagesContent } from '../../../content/images';
import { useContent } from '../../../lib/language-context';
import type { Project, ProjectChange } from '../../../types/api';
import {
  useDeleteProjectMutation,
  useOrderProjectsMutation,
  useUpdateProjectMutation,
} from '../api/manage-api';
import { usePictureAttempt } from './use-picture-attempt';

const untold = () => undefined;

export function useChangeProject() {
  const { form, order: orderWords } = useContent(imagesContent);
  const attempt = usePictureAttempt();
  const [updateProject] = useUpdateProjectMutation();
  const [deleteProject] = useDeleteProjectMutation();
  const [orderProjects] = useOrderProjectsMutation();

  /** @returns whether the change succeeded */
  const change = async (project: Project, changed: ProjectChange): Promise<boolean> => {
    const update = updateProject({ id: project.id, change: changed, onProgress: untold }).unwrap();
    return (await attempt(update, { done: form.updated, failed: form.updateFailed })) !== null;
  };
  const remove = async (project: Project) => {
    await attempt(deleteProject(project.id).unwrap(), { done: form.deleted, failed: form.deleteFailed });
  };
  const order = async (shown: string[]) => {
    const words = { done: orderWords.saved, failed: orderWords.failed };
    await attempt(orderProjects(shown).unwrap(), words);
  };
  return { change, remove, order };
}
