import { Button } from '../ui/button';

interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  /** The form's code is under way: the form is submitted once it is there. */
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
