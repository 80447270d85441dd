import { isApiError } from './api-error';
import { FileUnreadable } from './read-file';

/** Texts for failures of a call. Further keys are the server's codes, for the whole call or for a field. */
interface Reasons {
  /** Text for failures that have no text of their own. */
  tryAgain: string;
  offline?: string;
  fields?: string;
  signIn?: string;
  forbidden?: string;
  gone?: string;
  tooLarge?: string;
  noRoom?: string;
  busy?: string;
  /** Text for a chosen file that the browser cannot read, so that nothing was sent. */
  fileUnreadable?: string;
}

/** Returns why a call failed and what the user can do: the text for its code, or else for its status. */
export function explain(failure: unknown, reasons: Reasons): string {
  if (failure instanceof FileUnreadable && reasons.fileUnreadable) return reasons.fileUnreadable;
  if (!isApiError(failure)) return reasons.tryAgain;
  const [fault] = Object.values(failure.fields ?? {});
  const byCode = reasons as unknown as Readonly<Record<string, string | undefined>>;
  const known = byCode[fault?.code ?? ''] ?? byCode[failure.code ?? ''];
  return known ?? (fault && reasons.fields) ?? ofStatus(failure.status, reasons) ?? reasons.tryAgain;
}

function ofStatus(status: number, reasons: Reasons): string | undefined {
  if (status === 0) return reasons.offline;
  if (status === 400) return reasons.fields;
  if (status === 401) return reasons.signIn;
  if (status === 403) return reasons.forbidden;
  if (status === 404) return reasons.gone;
  if (status === 413) return reasons.tooLarge;
  if (status === 507 && reasons.noRoom) return reasons.noRoom;
  return status === 408 || status === 429 || status >= 500 ? reasons.busy : undefined;
}
