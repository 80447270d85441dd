import { useToast } from '../../../components/ui/toast/use-toast';
import { imagesContent } from '../../../content/images';
import { useContent } from '../../../lib/language-context';
import { useOrderProjectsMutation } from '../api/manage-api';
import { changeFailure } from './change-failure';

/** Returns a function that saves a new order of the shown pictures and reports the outcome. */
export function useOrderProjects(): (shown: string[]) => Promise<void> {
  const content = useContent(imagesContent);
  const toast = useToast();
  const [orderProjects] = useOrderProjectsMutation();
  return async (shown) => {
    try {
      await orderProjects(shown).unwrap();
      toast({ ...content.order.saved, variant: 'success' });
    } catch (error) {
      toast({
        title: content.order.failed,
        description: changeFailure(error, content),
        variant: 'destructive',
      });
    }
  };
}
