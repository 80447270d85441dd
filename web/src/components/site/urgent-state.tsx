import { urgencyContent } from '../../content/urgency';
import { useContent } from '../../lib/language-context';
import { useGetVisitorPageQuery } from '../../lib/visitor-page';
import type { VisitorPage } from '../../types/api';

const everyMs = 2_500;

/** Says how far the notification about an urgent request has come. It never claims a step that has not happened. */
export function UrgentLine({ page }: { page: VisitorPage | undefined }) {
  const content = useContent(urgencyContent);
  return (
    <output className="block rounded-2xl bg-info p-4 font-medium wrap-anywhere">
      {content.states[page?.urgentState ?? 'telling'](page?.by ?? content.office)}
    </output>
  );
}

/** The urgency line below the confirmation of a sent form. It polls the visitor's page while the tab is visible. */
export function UrgentState({ page }: { page: string }) {
  const token = page.split('/').at(-1) ?? '';
  const { data } = useGetVisitorPageQuery(token, { pollingInterval: everyMs, skipPollingIfUnfocused: true });
  return <UrgentLine page={data} />;
}
