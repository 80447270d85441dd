import { useState } from 'react';
import { useToast } from '../../../components/ui/toast/use-toast';
import { adminContent } from '../../../content/admin';
import { useFocusWhenLost } from '../../../hooks/use-focus-when-lost';
import { useContent } from '../../../lib/language-context';
import type { User } from '../../../types/api';
import type { PendingSignIn } from '../pending-sign-in';
import { ForgotPassword } from './forgot-password';
import { PasswordStep } from './password-step';
import { SecondStep } from './second-step';

interface LoginFormProps {
  title: string;
  onSignedIn: (user: User) => void;
  onBack: () => void;
  /**
   * Whether missing values are also reported in a toast, as on the login page. They are always reported below the
   * fields.
   */
  missingInToast?: boolean;
}

export function LoginForm({ title, onSignedIn, onBack, missingInToast = false }: LoginFormProps) {
  const content = useContent(adminContent).login;
  const toast = useToast();
  const [isForgotten, setForgotten] = useState(false);
  const [pending, setPending] = useState<PendingSignIn | null>(null);
  const place = useFocusWhenLost<HTMLElement>(
    pending ? 'second-step' : isForgotten ? 'forgotten' : 'password',
  );
  const finish = (user: User) => {
    toast(content.success(user.username));
    onSignedIn(user);
  };
  return (
    <section
      ref={place}
      tabIndex={-1}
      className="mx-auto max-w-md rounded-3xl border border-line bg-ground p-6 outline-none sm:p-9"
    >
      {pending ? (
        <SecondStep
          pending={pending}
          onAskedAgain={setPending}
          onSignedIn={finish}
          onBack={() => setPending(null)}
        />
      ) : isForgotten ? (
        <ForgotPassword onBack={() => setForgotten(false)} />
      ) : (
        <PasswordStep
          title={title}
          missingInToast={missingInToast}
          onSecondFactorRequired={setPending}
          onSignedIn={finish}
          onForgotten={() => setForgotten(true)}
          onBack={onBack}
        />
      )}
    </section>
  );
}
