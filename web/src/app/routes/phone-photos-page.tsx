import { useLocation, useParams } from 'react-router-dom';
import { LinkLayout } from '../../components/layouts/link-layout';
import { phonePhotosContent } from '../../content/phone-photos';
import { PhonePhotos } from '../../features/phone-photos/components/phone-photos';

/** The page behind a form's QR code, where a phone adds photos to the form. */
export function Component() {
  const { token = '' } = useParams();
  const language = useLocation().pathname.startsWith('/es/') ? 'es' : 'en';
  return (
    <LinkLayout language={language} title={phonePhotosContent[language].title}>
      <PhonePhotos token={token} />
    </LinkLayout>
  );
}
