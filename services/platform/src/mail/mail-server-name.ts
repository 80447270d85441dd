/** `fallback` is the optional second mail server. */
export const mailServerNames = ['main', 'fallback'] as const;

export type MailServerName = (typeof mailServerNames)[number];
