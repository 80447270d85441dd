import type { ComponentType, ReactNode } from 'react';

export interface PickedPicture {
  id: string;
  altText: string | null;
  altTextEs: string | null;
}

interface PickerProps {
  title: string;
  onPick: (picture: PickedPicture) => void;
  onClose: () => void;
}

export interface ChosenParts {
  thumbnail: ReactNode;
  /** Controls for the picture's focus point and rotation. */
  focus: ReactNode;
}

interface ChosenProps {
  /** Null if no picture is chosen. */
  id: string | null;
  /** Called after the picture's focus point or rotation was saved. */
  onChanged: () => void;
  /** Renders the picture. `parts` is null if no picture is chosen or the gallery does not contain it. */
  children: (parts: ChosenParts | null) => ReactNode;
}

/** Components of the gallery. `app/` passes them in, because features must not import each other. */
export interface PictureTools {
  Picker: ComponentType<PickerProps>;
  Chosen: ComponentType<ChosenProps>;
}

/** Properties of a part of the editor in which pictures are chosen. */
export interface PicturePartProps {
  tools: PictureTools;
  onPage: (page: string) => void;
  /** Called after a picture was changed in the gallery, so that the preview is rendered again. */
  onPictureChange: () => void;
}
