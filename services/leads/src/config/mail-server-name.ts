/** `fallback` is the second mail server, where there is one. */
export const mailServerNames = ['main', 'fallback'] as const;

export type MailServerName = (typeof mailServerNames)[number];
