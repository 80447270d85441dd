import { useLocation, useParams } from 'react-router-dom';
import { LinkLayout } from '../../components/layouts/link-layout';
import { visitorPageContent } from '../../content/visitor-page';
import { VisitorPage } from '../../features/visitor-page/components/visitor-page';

export function Component() {
  const { token = '' } = useParams();
  const language = useLocation().pathname.startsWith('/es/') ? 'es' : 'en';
  return (
    <LinkLayout language={language} title={visitorPageContent[language].title}>
      <VisitorPage token={token} />
    </LinkLayout>
  );
}
