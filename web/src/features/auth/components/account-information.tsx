import { adminContent } from '../../../content/admin';
import { useContent } from '../../../lib/language-context';
import type { User } from '../../../types/api';
import { FirstNameForm } from './first-name-form';
import { Panel } from '../../../components/ui/panel';

export function AccountInformation({ user }: { user: User }) {
  const content = useContent(adminContent).settings;
  const facts: [string, string][] = [
    [content.username, user.username],
    [content.email, user.email],
    [content.role, user.isAdmin ? content.administrator : content.user],
    ...(user.role === 'crew' ? [[content.group, content.crew] as [string, string]] : []),
  ];
  return (
    <Panel title={content.account}>
      <dl className="mt-3 flex flex-wrap gap-x-12 gap-y-3">
        {facts.map(([label, text]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-medium break-words">{text}</dd>
          </div>
        ))}
      </dl>
      <FirstNameForm firstName={user.firstName} />
    </Panel>
  );
}
