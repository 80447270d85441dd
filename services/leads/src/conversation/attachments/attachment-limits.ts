/** Limits for the attachments of one answer. Bytes are counted after decoding base64. */
export const attachmentLimits = { count: 10, bytesInAll: 10_000_000, nameLength: 120 };

/** Hours after which an attachment is deleted if no answer was saved with it. */
export const unsentHours = 24;

/**
 * Maximum number of files that a member of staff may have uploaded and not yet sent with an answer. The limit protects
 * the disk, which holds the files of all staff.
 */
export const maxUnsent = 30;
