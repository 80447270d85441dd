import { AccountInformation } from '../../../features/auth/components/account-information';
import { ChangePasswordForm } from '../../../features/auth/components/change-password-form';
import type { User } from '../../../types/api';

export interface AccountSettingsProps {
  user: User;
  onPasswordChanged: () => void;
  rule?: 'short' | 'shorter';
}

export function AccountSettings({ user, onPasswordChanged, rule }: AccountSettingsProps) {
  return (
    <div className="space-y-6">
      <AccountInformation user={user} />
      <ChangePasswordForm onSubmitted={onPasswordChanged} rule={rule} />
    </div>
  );
}
