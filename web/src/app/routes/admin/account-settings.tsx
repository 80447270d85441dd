import { AccountInformation } from '../../../features/auth/components/account-information';
import { ChangePasswordForm } from '../../../features/auth/components/change-password-form';
import { TemporaryPasswordAlert } from '../../../features/auth/components/password-alert';
import type { User } from '../../../types/api';

export interface AccountSettingsProps {
  user: User;
  isAlertShown: boolean;
  onAlertCleared: () => void;
  rule?: 'short' | 'shorter';
}

/** Who is signed in, and the password: in the settings, and again beside all project images. */
export function AccountSettings({ user, isAlertShown, onAlertCleared, rule }: AccountSettingsProps) {
  return (
    <div className="space-y-6">
      {isAlertShown && <TemporaryPasswordAlert onLater={onAlertCleared} />}
      <AccountInformation user={user} />
      <ChangePasswordForm onSubmitted={onAlertCleared} rule={rule} />
    </div>
  );
}
