/**
 * Limits of auth's shutdown, in milliseconds: of the notices that are being sent, and of the process. Requests may take
 * 8 s after the notices. Servers that scan mail answer late, and a notice that is given up is sent again.
 * `make start` kills the process after 25 s, and Docker after 30 s.
 */
export const endingMs = { notices: 15_000, process: 24_000 };
