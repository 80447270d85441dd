export interface FromList {
  isFromList: true;
  isReply?: boolean;
}

export const fromList: FromList = { isFromList: true };
