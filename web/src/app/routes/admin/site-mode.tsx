import { adminContent } from '../../../content/admin';
import { useGetHealthQuery } from '../../../features/auth/api/auth-api';
import { useContent } from '../../../lib/language-context';
import { Panel } from '../../../components/ui/panel';

export function SiteMode() {
  const { site } = useContent(adminContent);
  const { data } = useGetHealthQuery();
  if (!data) return null;
  return (
    <Panel title={site.title}>
      <p className="mt-2 font-medium">{site.modes[data.mode].name}</p>
      <p className="text-ink-soft">{site.modes[data.mode].text}</p>
    </Panel>
  );
}
