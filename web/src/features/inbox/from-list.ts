/** What a link from the list leaves with the lead's address: Back is then the way to the list. */
export const fromList = { isFromList: true };
