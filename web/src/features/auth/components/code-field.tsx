import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { securityContent } from '../../../content/security';
import { useContent } from '../../../lib/language-context';
import type { ConfirmationOptions } from '../../../types/api';

interface CodeFieldProps {
  /** The account's second factors. If one of them is an authenticator app, the field first asks for the app's code. */
  factors: ConfirmationOptions['factors'];
  value: string;
  error?: string;
  isFocused?: boolean;
  onType: (code: string) => void;
}

export function CodeField({ factors, value, error, isFocused, onType }: CodeFieldProps) {
  const { code } = useContent(securityContent);
  const hasApp = factors.includes('totp');
  const [isRecovery, setRecovery] = useState(!hasApp);
  const change = () => {
    setRecovery(!isRecovery);
    onType('');
  };
  const kind = isRecovery
    ? { inputMode: 'text' as const, autoCapitalize: 'none', autoComplete: 'off', spellCheck: false }
    : { inputMode: 'numeric' as const, autoComplete: 'one-time-code' };
  return (
    <div>
      <TextField
        // The key changes with the kind of code, so that React replaces the field. Otherwise, a phone's open keyboard
        // would keep its layout.
        key={String(isRecovery)}
        label={isRecovery ? code.recovery : code.app}
        hint={isRecovery ? code.recoveryHint : code.appHint}
        error={error}
        control={{
          ...kind,
          value,
          maxLength: 40,
          autoFocus: isFocused,
          onChange: (event) => onType(event.target.value),
        }}
      />
      {hasApp && factors.includes('recovery') && (
        <Button variant="quiet" onClick={change} className="-ml-5">
          {isRecovery ? code.useApp : code.useRecovery}
        </Button>
      )}
    </div>
  );
}
