import type { ComponentType, ReactNode } from 'react';

/** A picture of the gallery, with its own alternative texts. */
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

/** Parts of a chosen picture. */
export interface ChosenParts {
  thumbnail: ReactNode;
  /** Its focus point and its rotation. */
  focus: ReactNode;
}

interface ChosenProps {
  /** Of its project; null: none is chosen. */
  id: string | null;
  /** Its focus point or its rotation was saved. */
  onChanged: () => void;
  /** Shows it; null while the gallery does not have it. */
  children: (parts: ChosenParts | null) => ReactNode;
}

/** Parts of the gallery, which `app/` hands in. */
export interface PictureTools {
  /** A dialog in which a picture is found, or uploaded. */
  Picker: ComponentType<PickerProps>;
  /** Finds a chosen picture. */
  Chosen: ComponentType<ChosenProps>;
}
