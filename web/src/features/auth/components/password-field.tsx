import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { TextField } from '../../../components/ui/field';
import { adminContent } from '../../../content/admin';
import { useContent } from '../../../lib/language-context';

interface PasswordFieldProps {
  label: string;
  error?: string;
  hint?: string;
  control: ComponentProps<'input'>;
}

export function PasswordField({ control, ...field }: PasswordFieldProps) {
  const { login } = useContent(adminContent);
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative [&_input]:pr-12">
      <TextField {...field} control={{ ...control, type: isShown ? 'text' : 'password' }} />
      <button
        type="button"
        aria-label={isShown ? login.hide : login.show}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="absolute top-[1.85rem] right-0.5 grid size-11 place-items-center rounded-full"
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </div>
  );
}
