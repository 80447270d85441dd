import { Button } from '../ui/button';

interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  /** Whether the form's code is loading. The form is submitted once it has loaded. */
  isLoading: boolean;
  isSending: boolean;
  isDisabled?: boolean;
  className: string;
}

export function SubmitButton({
  label,
  busyLabel,
  isLoading,
  isSending,
  isDisabled,
  className,
}: SubmitButtonProps) {
  return (
    <Button
      variant="action"
      type="submit"
      disabled={isSending || isDisabled}
      aria-busy={isLoading || isSending}
      className={className}
    >
      {isLoading || isSending ? busyLabel : label}
    </Button>
  );
}
