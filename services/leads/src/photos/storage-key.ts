import type { LeadPhoto } from './lead-photo.entity.js';

/**
 * A photo's key in the bucket. It depends only on the id and the lead's kind, so that moving a photo twice leaves one
 * object.
 */
export const storageKeyOf = ({ id, contactId }: Pick<LeadPhoto, 'id' | 'contactId'>) =>
  `${contactId === null ? 'quotes' : 'contacts'}/${id}.jpg`;
