import { useLocation, useParams } from 'react-router-dom';
import { LinkLayout } from '../../components/layouts/link-layout';
import { phonePhotosContent } from '../../content/phone-photos';
import { PhonePhotos } from '../../features/phone-photos/components/phone-photos';

/** The page behind the QR code of a form, where a phone adds photos to it. */
export function Component() {
  const { token = '' } = useParams();
  const language = useLocation().pathname.startsWith('/es/') ? 'es' : 'en';
  return (
    <LinkLayout language={language} title={phonePhotosContent[language].title}>
      <PhonePhotos token={token} />
    </LinkLayout>
  );
}
