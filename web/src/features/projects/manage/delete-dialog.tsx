import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/ui/button';
import { CancelButton } from '../../../components/ui/cancel-button';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog';
import { Dialog } from '../../../components/ui/dialog';
import { editAddressOfPlace } from '../../../config/picture-pages';
import { imagesContent } from '../../../content/images';
import { picturePlacesContent } from '../../../content/picture-places';
import { useContent } from '../../../lib/language-context';
import type { Project } from '../../../types/api';
import { useGetSiteUsesQuery } from '../api/site-pictures-api';
import { StandsOn } from './stands-on';

interface DeleteDialogProps {
  project: Project;
  text: string;
  /** Whether the user may choose another picture for the website. */
  canReplace: boolean;
  onDelete: () => Promise<void>;
  onClose: () => void;
}

/** Asks for confirmation before a picture is deleted. A picture that the website shows must first be replaced there. */
export function DeleteDialog({ project, text, canReplace, onDelete, onClose }: DeleteDialogProps) {
  const { confirm } = useContent(imagesContent);
  const { inUse } = useContent(picturePlacesContent);
  const { data: uses, isLoading } = useGetSiteUsesQuery();
  const places = uses?.find((one) => one.project.id === project.id)?.places ?? [];
  const [first] = places;
  // Shows nothing until the list of uses has loaded, so that the question does not change while it is shown. If the
  // list fails to load, the server still refuses to delete a picture in use.
  if (isLoading) return null;
  if (!first)
    return (
      <ConfirmDialog
        title={confirm.title}
        text={text}
        confirmLabel={confirm.delete}
        busyLabel={confirm.deleting}
        onConfirm={onDelete}
        onClose={onClose}
      >
        <StandsOn project={project} />
      </ConfirmDialog>
    );
  return (
    <Dialog title={inUse.title} description={inUse.text} onClose={onClose}>
      <StandsOn project={project} sitePlaces={places} />
      {!canReplace && <p className="mt-3">{inUse.ask}</p>}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <CancelButton onClick={onClose} />
        {canReplace && (
          <Link to={editAddressOfPlace(first)} className={buttonClass('primary')}>
            {inUse.replace}
          </Link>
        )}
      </div>
    </Dialog>
  );
}
