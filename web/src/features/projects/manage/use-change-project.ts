import { useToast } from '../../../components/ui/toast/use-toast';
import { imagesContent } from '../../../content/images';
import { useContent } from '../../../lib/language-context';
import type { Project, ProjectChange } from '../../../types/api';
import { useDeleteProjectMutation, useUpdateProjectMutation } from '../api/manage-api';
import { changeFailure } from './change-failure';

const untold = () => undefined;

/** Returns functions that change or delete a picture from its card and report the outcome in a toast. */
export function useChangeProject() {
  const content = useContent(imagesContent);
  const toast = useToast();
  const [updateProject] = useUpdateProjectMutation();
  const [deleteProject] = useDeleteProjectMutation();
  const { form } = content;

  const change = async (project: Project, changed: ProjectChange) => {
    try {
      await updateProject({ id: project.id, change: changed, onProgress: untold }).unwrap();
      toast({ ...form.updated, variant: 'success' });
    } catch (error) {
      toast({
        title: form.updateFailed,
        description: changeFailure(error, content),
        variant: 'destructive',
      });
    }
  };
  const remove = async (project: Project) => {
    try {
      await deleteProject(project.id).unwrap();
      toast({ ...form.deleted, variant: 'success' });
    } catch (error) {
      toast({
        title: form.deleteFailed,
        description: changeFailure(error, content),
        variant: 'destructive',
      });
    }
  };
  return { change, remove };
}
