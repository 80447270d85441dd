import { adminContent } from '../../../content/admin';
import { useGetHealthQuery } from '../../../features/auth/api/auth-api';
import { useContent } from '../../../lib/language-context';

export function SiteMode() {
  const { site } = useContent(adminContent);
  const { data } = useGetHealthQuery();
  if (!data) return null;
  return (
    <section className="rounded-2xl border border-line p-4 sm:p-5">
      <h2 className="text-heading">{site.title}</h2>
      <p className="mt-2 font-medium">{site.modes[data.mode].name}</p>
      <p className="text-ink-soft">{site.modes[data.mode].text}</p>
    </section>
  );
}
