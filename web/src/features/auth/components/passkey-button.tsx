import { Fingerprint } from 'lucide-react';
import { Button } from '../../../components/ui/button';
import { securityContent } from '../../../content/security';
import { useContent } from '../../../lib/language-context';

interface PasskeyButtonProps {
  label: string;
  isBusy: boolean;
  busyLabel?: string;
  variant?: 'primary' | 'outline';
  isFocused?: boolean;
  onPress: () => void;
}

/** A button that stays focusable while the browser shows its passkey window. */
export function PasskeyButton({
  label,
  isBusy,
  busyLabel,
  variant = 'primary',
  isFocused,
  onPress,
}: PasskeyButtonProps) {
  const { passkey } = useContent(securityContent);
  return (
    <Button
      variant={variant}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the previously focused element has been removed
      autoFocus={isFocused}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onPress()}
      className="w-full"
    >
      <Fingerprint aria-hidden className="size-5" />
      {isBusy ? (busyLabel ?? passkey.using) : label}
    </Button>
  );
}

export function Or() {
  const { passkey } = useContent(securityContent);
  return (
    <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      {passkey.or}
    </p>
  );
}
