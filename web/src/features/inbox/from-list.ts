/** Router state that the list sets when it opens a lead. */
export interface FromList {
  /** Marks that going back leads to the list. */
  isFromList: true;
  /** Whether the lead was opened in order to answer it. */
  isReply?: boolean;
}

export const fromList: FromList = { isFromList: true };
