import { type RefObject, useRef } from 'react';
import { profile } from '../../lib/site';
import { beforeSignature, insertAt, type Inserted, insertParagraph } from './insert-text';

interface TypedText {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
}

export function useInsertedText({ field, text, onText }: TypedText) {
  const filled = useRef('');
  const put = (inserted: Inserted) => {
    onText(inserted.text);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(inserted.end, inserted.end);
    });
  };
  const place = () => beforeSignature(text, field.current?.selectionEnd ?? text.length, profile.name);
  return {
    insertSentence: (sentence: string) => put(insertAt(text, place(), sentence)),
    /**
     * Replaces the text if the field is empty or contains exactly the last inserted answer. Otherwise inserts
     * `paragraph` at the cursor.
     */
    insertAnswer: (answer: string, paragraph = answer) => {
      const isFilled = text.trim() === '' || text === filled.current;
      if (isFilled) filled.current = answer;
      put(isFilled ? { text: answer, end: answer.length } : insertParagraph(text, place(), paragraph));
    },
  };
}
