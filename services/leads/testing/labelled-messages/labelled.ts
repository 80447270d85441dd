/** A message as it reaches the office's forms, and whether the office would mark it as spam. */
export interface LabelledMessage {
  language: 'en' | 'es';
  isSpam: boolean;
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Reads messages of one language and one label. Each line is a message: `name | email | subject | message`. */
export function labelled(
  language: LabelledMessage['language'],
  isSpam: boolean,
  lines: string,
): LabelledMessage[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name, email, subject, message, ...more] = line.split(' | ');
      if (!name || !email || !subject || !message || more.length > 0)
        throw new Error(`Expected four fields: ${line}`);
      return { language, isSpam, name, email, subject, message };
    });
}
