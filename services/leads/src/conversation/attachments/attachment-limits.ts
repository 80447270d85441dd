/** Limits of what one answer carries. Bytes are counted after decoding base64. */
export const attachmentLimits = { count: 10, bytesInAll: 10_000_000, nameLength: 120 };

/** How long an attachment waits for its answer, in hours. */
export const unsentHours = 24;

/** Files of one person that wait for their answers: the disk is everybody's. */
export const mostUnsent = 30;
