import { adminContent } from '../../../content/admin';
import { useContent } from '../../../lib/language-context';
import { useGetHealthQuery } from '../api/auth-api';

export function DemoNote() {
  const content = useContent(adminContent);
  const { data } = useGetHealthQuery();
  if (data?.mode !== 'demo') return null;
  return (
    <p className="bg-info px-4 py-1 text-center text-sm font-medium sm:py-2 sm:text-base">{content.demo}</p>
  );
}
