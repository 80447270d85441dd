import { useToast } from '../../../components/ui/toast/use-toast';
import { adminContent } from '../../../content/admin';
import { useLogoutMutation } from '../../../features/auth/api/auth-api';
import { useContent } from '../../../lib/language-context';

export function useLeave(): () => Promise<void> {
  const content = useContent(adminContent);
  const toast = useToast();
  const [logout] = useLogoutMutation();
  return async () => {
    await logout();
    toast(content.loggedOut);
  };
}
