/**
 * Time limits of auth's shutdown, in milliseconds: for notices that are being sent, and for the whole process. Open
 * requests may take 8 s after the notices. The notices get a long time, because mail servers that scan mails answer
 * late, and an interrupted notice may be sent twice. `make start` kills the process after 25 s, and Docker after 30 s.
 */
export const shutdownLimitsMs = { notices: 15_000, process: 24_000 };
