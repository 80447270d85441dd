import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { websiteAddress } from '../../../config/admin-addresses';
import { websiteContent } from '../../../content/website';
import { useContent } from '../../../lib/language-context';
import { selectWebsite } from '../draft/draft-slice';
import type { Path } from '../draft/paths';
import { fieldName, partOf } from '../field-names';

export const fieldAddress = (path: Path): string => `${websiteAddress(partOf(path))}#${path}`;

export function FieldLink({
  path,
  children,
  onFollow,
}: {
  path: Path;
  children?: string;
  onFollow?: () => void;
}) {
  const words = useContent(websiteContent);
  const { content } = useSelector(selectWebsite);
  return (
    <Link to={fieldAddress(path)} onClick={onFollow} className="text-link underline underline-offset-4">
      {children ?? fieldName(path, content, words)}
    </Link>
  );
}
