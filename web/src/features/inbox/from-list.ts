/** State that the list leaves with the address of a lead opened from it. */
export interface FromList {
  /** Back is then the way to the list. */
  isFromList: true;
  /** The lead was opened to answer it. */
  isReply?: boolean;
}

export const fromList: FromList = { isFromList: true };
