/** Names of the mail servers. `fallback` is the optional second server. */
export const mailServerNames = ['main', 'fallback'] as const;

export type MailServerName = (typeof mailServerNames)[number];
