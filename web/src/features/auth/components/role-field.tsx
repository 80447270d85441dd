import type { ComponentProps } from 'react';
import { SelectField } from '../../../components/ui/field';
import { Options } from '../../../components/ui/options';
import { accountLinksContent } from '../../../content/account-links';
import { accountsContent } from '../../../content/accounts';
import { useContent } from '../../../lib/language-context';
import type { Account } from '../../../types/api';
import { roles } from '../roles';

/** The role in a form. It is empty until the user chooses one, because a default role could grant too much. */
export type RoleChoice = Account['role'] | '';

interface RoleFieldProps {
  role: RoleChoice;
  error?: string;
  control: ComponentProps<'select'>;
}

export function RoleField({ role, error, control }: RoleFieldProps) {
  const content = useContent(accountsContent).accounts;
  const { chooseRole } = useContent(accountLinksContent).invite;
  return (
    <SelectField
      label={content.role}
      isRequired
      error={error}
      hint={role === '' ? undefined : content.roleHints[role]}
      control={control}
    >
      <option value="">{chooseRole}</option>
      <Options of={roles} name={(one) => content.roles[one]} />
    </SelectField>
  );
}
